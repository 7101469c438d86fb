import { changesGuest, meaningOf } from "#core/offline/keeping.rules.ts"
import { api } from "#adapters/http-api/api.ts"
import { describe, expect, it } from "vitest"

describe("what an answer means", () => {
  it.each([
    [200, "keeps"],
    [204, "leaves"],
    [206, "leaves"],
    [304, "leaves"],
    [0, "leaves"],
    [401, "forgetsAll"],
    [403, "forgets"],
    [404, "forgets"],
    [410, "forgets"],
    [429, "leaves"],
    [500, "leaves"],
    [503, "leaves"],
  ] as const)("with status %i %s", (status, meaning) => {
    expect(meaningOf({ status, redirected: false })).toBe(meaning)
  })

  it("keeps nothing of another address", () => {
    expect(meaningOf({ status: 200, redirected: true })).toBe("leaves")
  })
})

/** The calls that change who is signed in, or what a guest is known by; every other changes nothing of that. */
const changing = [
  "register",
  "signIn",
  "signOut",
  "resetPassword",
  "changeEmail",
  "proveEmail",
  "resendProof",
  "confirm",
  "deleteAccount",
  "endSession",
  "endAllSessions",
  "startGoogle",
  "finishGoogle",
  "linkGoogle",
  "beginPasskeySignIn",
  "signInWithPasskey",
  "giveCode",
]

describe("who is signed in", () => {
  it("changes by these calls of the whole API", () => {
    const found = Object.entries(api).filter(([, { method, path }]) => changesGuest(method, path))
    expect(found.map(([name]) => name).toSorted()).toEqual(changing.toSorted())
  })

  it.each(["/api/session", "/api/sessions", "/api/session/end"])(
    "does not by reading %s",
    (path) => {
      expect(changesGuest("GET", path)).toBe(false)
      expect(changesGuest("HEAD", path)).toBe(false)
      expect(changesGuest("POST", path)).toBe(true)
    },
  )

  it.each([
    "/api/sessionss",
    "/x/api/session",
    "/api/accounts/x",
    "/x/api/accounts",
    "/api/account/ending",
    "/x/api/account/end",
    "/x/api/account/email",
    "/api/googles",
    "/x/api/google/x",
    "/api/password/reset/x",
    "/x/api/password/reset",
    "/api/bookings",
  ])("does not by %s", (path) => {
    expect(changesGuest("POST", path)).toBe(false)
  })
})
