import {
  AccountsUnreachable,
  CodeNeeded,
  CodeRefused,
  CredentialsRefused,
  SignInExpired,
  TooBusy,
} from "#core/account/account.errors.ts"
import type { Accounts } from "#core/account/accounts.port.ts"
import { sessionWith } from "#core/sign-in/session.actors.ts"
import type { SessionEvent, SessionInput } from "#core/sign-in/session.events.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
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
const credentials = { email: "aisyah.tan@example.com", password: "kopi-o kosong" }
const stranger: SessionInput = { user: null, wayOn: "/search", back: null }
const fresh = {
  ...stranger,
  retryAfterSeconds: 0,
  address: "",
  state: "",
  reason: null,
  hasPasskey: false,
  email: "",
  joined: 0,
}

const typed: SessionEvent = { type: "guest.signedIn", credentials }
const left: SessionEvent = { type: "guest.signedOut" }

const unreachable = Effect.fail(new AccountsUnreachable())
const slow = Effect.fail(new TooManyAttempts({ retryAfterSeconds: 30 }))
const busy = Effect.fail(new TooBusy({ retryAfterSeconds: 2 }))
const refused = Effect.fail(new CredentialsRefused())

const sessionAfter = (
  accounts: Partial<Accounts>,
  input: SessionInput,
  ...events: ReadonlyArray<SessionEvent>
) => {
  const needs = {
    accounts: scriptedAccounts(accounts),
    identity: scriptedIdentity(),
    passkeys: scriptedPasskeys(),
    authenticator: scriptedAuthenticator(),
    window: scriptedWindow(),
  }
  return courseOf(sessionWith(needs), input, ...events)
}

describe("signing in with a password", () => {
  it("lets the guest in where they were going", async () => {
    const asked: Array<unknown> = []
    const signIn: Accounts["signIn"] = (what) => {
      asked.push(what)
      return Effect.succeed({ user })
    }

    const { states, context } = await sessionAfter({ signIn }, stranger, typed)

    expect(states).toEqual(["signedOut form", "signingIn form busy", "signedIn"])
    expect(context).toEqual({ ...fresh, user })
    expect(asked).toEqual([credentials])
  })

  it("remembers how many stays joined the account, and none from an earlier time", async () => {
    const news = [{ joined: 2 }, {}]
    const accounts: Partial<Accounts> = {
      signIn: () => Effect.succeed({ user, ...news.shift() }),
      signOut: () => Effect.succeed({ user: null }),
    }

    const first = await sessionAfter(accounts, stranger, typed)
    news.unshift({ joined: 2 })
    const second = await sessionAfter(accounts, stranger, typed, left, typed)

    expect([first.context.joined, second.context.joined]).toEqual([2, 0])
  })

  it.each<[string, ReturnType<Accounts["signIn"]>, number]>([
    ["refused form", refused, 0],
    ["slowed form", slow, 30],
    ["slowed form", busy, 2],
    ["unreachable form", unreachable, 0],
  ])("is %s when the answer is no", async (state, answer, retryAfterSeconds) => {
    const script = { signIn: () => answer }

    const { states, context } = await sessionAfter(script, stranger, typed)

    expect(states).toEqual(["signedOut form", "signingIn form busy", state])
    expect(context).toEqual({ ...fresh, retryAfterSeconds })
  })
})

describe("an account that asks for a code", () => {
  const signIn = () => Effect.fail(new CodeNeeded({ hasPasskey: false }))
  const code: SessionEvent = { type: "guest.gaveCode", code: "492039" }

  it("opens with one, and the guest goes on to where they were going", async () => {
    const asked: Array<string> = []
    const giveCode: Accounts["giveCode"] = (given) => {
      asked.push(given)
      return Effect.succeed({ user, redirect: null })
    }

    const { states, context } = await sessionAfter({ signIn, giveCode }, stranger, typed, code)

    expect(states.slice(2)).toEqual(["codeNeeded code", "checkingCode code busy", "signedIn"])
    expect(context).toEqual({ ...fresh, user })
    expect(asked).toEqual(["492039"])
  })

  it("lets who came with Google go on to where they were going before", async () => {
    const giveCode = () => Effect.succeed({ user, redirect: "/account/bookings" })

    const { context } = await sessionAfter({ signIn, giveCode }, stranger, typed, code)

    expect(context.wayOn).toBe("/account/bookings")
  })

  it.each<[string, ReturnType<Accounts["giveCode"]>, number]>([
    ["codeRefused code", Effect.fail(new CodeRefused()), 0],
    ["codeSlowed code", slow, 30],
    ["codeUnclear code", unreachable, 0],
    ["codeUnclear code", Effect.succeed({ user: null, redirect: null }), 0],
    ["codeOver form", Effect.fail(new SignInExpired()), 0],
  ])("is %s when the answer is no, and takes another", async (state, answer, wait) => {
    const script = { signIn, giveCode: () => answer }

    const { states, context } = await sessionAfter(script, stranger, typed, code)

    expect(states.at(-1)).toBe(state)
    expect(context).toEqual({ ...fresh, retryAfterSeconds: wait })
  })

  it.each<[string, ReturnType<Accounts["giveCode"]>]>([
    ["codeRefused code", Effect.fail(new CodeRefused())],
    ["codeSlowed code", slow],
    ["codeUnclear code", unreachable],
  ])("compares another code when it is %s", async (state, answer) => {
    const script = { signIn, giveCode: () => answer }

    const { states } = await sessionAfter(script, stranger, typed, code, code)

    expect(states.slice(-3)).toEqual([state, "checkingCode code busy", state])
  })

  it.each<[SessionEvent, string]>([
    [typed, "signingIn form busy"],
    [{ type: "guest.choseGoogle" }, "askingGoogle form busy"],
  ])("begins again by %o when the code came too late", async (again, state) => {
    const script = { signIn, giveCode: () => Effect.fail(new SignInExpired()) }

    const { states } = await sessionAfter(script, stranger, typed, code, again)

    expect(states.slice(states.indexOf("codeOver form") + 1)[0]).toBe(state)
  })
})

describe("signing out", () => {
  it("leaves nobody signed in", async () => {
    const script = { signOut: () => Effect.succeed({ user: null }) }

    const { states, context } = await sessionAfter(script, { ...stranger, user }, left)

    expect(states).toEqual(["signedIn", "signingOut busy", "signedOut form"])
    expect(context).toEqual(fresh)
  })

  it("is told when nobody answered, and the guest stays signed in", async () => {
    const script = { signOut: () => unreachable }

    const { states, context } = await sessionAfter(script, { ...stranger, user }, left)

    expect(states.slice(1)).toEqual(["signingOut busy", "stillSignedIn"])
    expect(context).toEqual({ ...fresh, user })
  })
})
