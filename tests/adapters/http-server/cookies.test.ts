import { choiceCookie, cookieIn, cookieName, writtenCookie } from "#adapters/http-server/cookies.ts"
import { expect, it } from "vitest"

const asking = (cookie?: string) => ({
  headers: new Headers(cookie === undefined ? {} : { cookie }),
})

it.each([
  ["singgah-guest=abc", "singgah-guest", "abc"],
  ["theme=dark; singgah-guest=abc; language=id", "singgah-guest", "abc"],
  ["name=a%20b", "name", "a b"],
  ["name=", "name", ""],
  ["another=abc", "name", undefined],
  ["my-name=abc", "name", undefined],
  ["", "name", undefined],
  [undefined, "name", undefined],
])("of the cookies %j, %s is %j", (cookies, name, value) => {
  expect(cookieIn(asking(cookies), name)).toBe(value)
})

it("a name is kept to its host where the site is reached by https, and only there", () => {
  expect(cookieName("guest", true)).toBe("__Host-guest")
  expect(cookieName("guest", false)).toBe("guest")
})

it.each([
  [
    "what no script reads, by https",
    writtenCookie("guest", "a b", { seconds: 60, isSecure: true }),
    "__Host-guest=a%20b; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax",
  ],
  [
    "what no script reads, by http",
    writtenCookie("guest", "abc", { seconds: 0, isSecure: false }),
    "guest=abc; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
  ],
  [
    "what pages read too, by https",
    choiceCookie("language", "id", { seconds: 90, isSecure: true }),
    "language=id; Max-Age=90; Path=/; Secure; SameSite=Lax",
  ],
  [
    "what pages read too, by http",
    choiceCookie("language", "en", { seconds: 90, isSecure: false }),
    "language=en; Max-Age=90; Path=/; SameSite=Lax",
  ],
])("a cookie is written for %s", (_, cookie, expected) => {
  expect(cookie).toBe(expected)
})
