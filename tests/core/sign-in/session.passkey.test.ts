import {
  AccountsUnreachable,
  CodeNeeded,
  PasskeyRefused,
  SignInExpired,
} from "#core/account/account.errors.ts"
import { AuthenticatorRefused, type Authenticator } from "#core/account/authenticator.port.ts"
import type { Passkeys } from "#core/account/passkeys.port.ts"
import { sessionWith } from "#core/sign-in/session.actors.ts"
import type { SessionEvent, SessionInput } from "#core/sign-in/session.events.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import { aGivenPasskey } from "#fixtures/builders/a-passkey.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import {
  scriptedAccounts,
  scriptedAuthenticator,
  scriptedIdentity,
  scriptedPasskeys,
  scriptedWindow,
} from "#fixtures/doubles/accounts.scripted.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { courseOf } from "../account/course.ts"

const user = aUser()
const stranger: SessionInput = { user: null, wayOn: "/search", back: null }
const credentials = { email: "aisyah.tan@example.com", password: "kopi-o kosong" }
const chosen: SessionEvent = { type: "guest.chosePasskey" }
const sawForm: SessionEvent = { type: "guest.sawForm" }
const typed: SessionEvent = { type: "guest.signedIn", credentials }

const left = Effect.fail(new AuthenticatorRefused({ reason: "left" }))
const refused = Effect.fail(new PasskeyRefused())
const expired = Effect.fail(new SignInExpired())
const unreachable = Effect.fail(new AccountsUnreachable())
const slow = Effect.fail(new TooManyAttempts({ retryAfterSeconds: 30 }))
const asks = Effect.fail(new CodeNeeded({ hasPasskey: true }))
const given = aGivenPasskey()
const offering = { canOffer: () => Effect.succeed(true), offer: () => Effect.succeed(given) }

type PasskeyScript = Partial<Passkeys> & Partial<Authenticator>

const sessionAfter = (script: PasskeyScript, ...events: ReadonlyArray<SessionEvent>) =>
  courseOf(
    sessionWith({
      accounts: scriptedAccounts({ signIn: () => asks }),
      identity: scriptedIdentity(),
      window: scriptedWindow(),
      passkeys: scriptedPasskeys(script),
      authenticator: scriptedAuthenticator(script),
    }),
    stranger,
    ...events,
  )

/** What the passkey service was asked on the way. */
const asked = () => {
  const steps: Array<unknown> = []
  const script: PasskeyScript = {
    beginSigningIn: (step) => {
      steps.push(step)
      return scriptedPasskeys().beginSigningIn(step)
    },
    signIn: (what) => {
      steps.push(what)
      return Effect.succeed({ user, redirect: null })
    },
  }
  return { steps, script }
}

describe("signing in with a passkey", () => {
  it("lets the guest in where they were going", async () => {
    const { steps, script } = asked()

    const { states, context } = await sessionAfter(script, chosen)

    expect(states).toEqual(["signedOut form", "askingPasskey form busy", "signedIn"])
    expect(context).toMatchObject({ user, wayOn: "/search" })
    expect(steps).toEqual(["first", given])
  })

  it.each<[string, PasskeyScript]>([
    ["passkeyRefused form", { signIn: () => refused }],
    ["passkeyRefused form", { signIn: () => expired }],
    ["passkeyRefused form", { beginSigningIn: () => expired }],
    ["slowed form", { beginSigningIn: () => slow }],
    ["unreachable form", { beginSigningIn: () => unreachable }],
    ["unreachable form", { signIn: () => unreachable }],
    ["signedOut form", { give: () => left }],
  ])("is %s when the answer is no, and can be tried again", async (state, script) => {
    const { states } = await sessionAfter(script, chosen, chosen)

    const tried = ["askingPasskey form busy", state]
    expect(states).toEqual(["signedOut form", ...tried, ...tried])
  })

  it("says how long the next try waits", async () => {
    const { context } = await sessionAfter({ beginSigningIn: () => slow }, chosen)

    expect(context.retryAfterSeconds).toBe(30)
  })
})

describe("a passkey that the browser offers", () => {
  it("lets the guest in who takes it", async () => {
    const { steps, script } = asked()

    const { states } = await sessionAfter({ ...script, ...offering }, sawForm)

    expect(states).toEqual(["signedOut form", "offeringPasskey form", "signedIn"])
    expect(steps).toEqual(["first", given])
  })

  it("asks the server nothing where the browser offers none", async () => {
    const { steps, script } = asked()

    const { states } = await sessionAfter(script, sawForm)

    expect(states).toEqual(["signedOut form", "offeringPasskey form", "signedOut form"])
    expect(steps).toEqual([])
  })

  it.each<[string, PasskeyScript]>([
    ["passkeyRefused form", { signIn: () => refused }],
    ["unreachable form", { signIn: () => unreachable }],
    ["signedOut form", { offer: () => left }],
    ["signedOut form", { beginSigningIn: () => unreachable }],
    ["signedOut form", { beginSigningIn: () => slow }],
  ])("is %s when it comes to nothing", async (state, script) => {
    const { states } = await sessionAfter({ ...offering, ...script }, sawForm)

    expect(states).toEqual(["signedOut form", "offeringPasskey form", state])
  })

  it("is asked for anew when it was offered too long ago", async () => {
    const { states } = await sessionAfter({ ...offering, signIn: () => expired }, sawForm)

    expect(states.slice(1)).toEqual([
      "offeringPasskey form",
      "askingPasskey form busy",
      "passkeyRefused form",
    ])
  })
})

describe("a passkey in place of a code", () => {
  it("opens the account", async () => {
    const { steps, script } = asked()

    const { states, context } = await sessionAfter(script, typed, chosen)

    expect(states.slice(2)).toEqual(["codeNeeded code", "codePasskey code busy", "signedIn"])
    expect(context).toMatchObject({ user, hasPasskey: true })
    expect(steps).toEqual(["second", given])
  })

  it.each<[string, PasskeyScript]>([
    ["codePasskeyRefused code", { signIn: () => refused }],
    ["codeSlowed code", { beginSigningIn: () => slow }],
    ["codeUnclear code", { beginSigningIn: () => unreachable }],
    ["codeNeeded code", { give: () => left }],
  ])("is %s when the answer is no, and can be tried again", async (state, script) => {
    const { states } = await sessionAfter(script, typed, chosen, chosen)

    const tried = ["codePasskey code busy", state]
    expect(states.slice(2)).toEqual(["codeNeeded code", ...tried, ...tried])
  })

  it("begins again from the password when it came too late", async () => {
    const { states } = await sessionAfter({ signIn: () => expired }, typed, chosen)

    expect(states.at(-1)).toBe("codeOver form")
  })

  it("says how long the next try waits", async () => {
    const { context } = await sessionAfter({ beginSigningIn: () => slow }, typed, chosen)

    expect(context.retryAfterSeconds).toBe(30)
  })
})
