import { guardSays } from "#core/navigation/guards.ts"
import { describe, expect, it } from "vitest"

const [visitor, guest] = [{ isSignedIn: false }, { isSignedIn: true }]

describe("the guard of a page", () => {
  it("asks visitors of a guest's own pages to sign in", { tags: ["§2.23", "§6.1", "§6.2"] }, () => {
    expect(guardSays("auth", visitor)).toBe("signInFirst")
    expect(guardSays("auth", guest)).toBe("opens")
  })

  it("sends signed-in guests on from the pages for signing in", () => {
    expect(guardSays("visitor", guest)).toBe("isInAlready")
    expect(guardSays("visitor", visitor)).toBe("opens")
  })

  it.each(["", "admin", "toString", "__proto__"])(
    "is an error when nobody knows it: %j",
    { tags: "§8.5" },
    (name) => {
      expect(() => guardSays(name, guest)).toThrow(`Unknown route guard: ${name}`)
    },
  )
})
