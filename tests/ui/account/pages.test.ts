import { describe, expect, it } from "vitest"
import { writtenPage, type Asked } from "../rig/server-page.ts"

const opened = async (asked: Asked) => {
  const { response, html } = await writtenPage(asked)
  const { status, headers } = response
  const [, title = ""] = /<title>([^<|]*?)( \|[^<]*)?<\/title>/.exec(html) ?? []
  return { status, title, to: headers.get("location") }
}

const shown = (title: string) => ({ status: 200, title, to: null })

describe("a door to an account", () => {
  it("is /login", { tags: "§2.8" }, async () => {
    expect(await opened({ path: "/login" })).toEqual(shown("Login"))
  })

  it("is /register", { tags: "§2.9" }, async () => {
    expect(await opened({ path: "/register" })).toEqual(shown("Create Account"))
  })

  it("is /forgot-password", { tags: "§2.10" }, async () => {
    expect(await opened({ path: "/forgot-password" })).toEqual(shown("Forgot password?"))
  })

  it("is /reset-password", { tags: "§2.11" }, async () => {
    expect(await opened({ path: "/reset-password?link=one" })).toEqual(shown("Reset password"))
  })
})

describe("a page for the signed-in alone", () => {
  it.each([
    "/account/bookings",
    "/account/booking/0123456789abcdefghjkmnpqrs",
    "/account/profile",
    "/verification",
  ])("%s leads everybody else to the login and back", { tags: "§2.23" }, async (path) => {
    expect(await opened({ path })).toEqual({
      status: 302,
      title: "",
      to: `/login?redirect=${encodeURIComponent(path)}`,
    })
  })
})
