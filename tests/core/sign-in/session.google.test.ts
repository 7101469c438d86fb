import {
  AccountsUnreachable,
  CodeNeeded,
  CredentialsRefused,
} from "#core/account/account.errors.ts"
import { IdentityRefused, IdentityUnavailable, LinkNeeded } from "#core/account/identity.errors.ts"
import type { IdentityReturn, OutsideIdentity } from "#core/account/identity.port.ts"
import { WindowRefused, type IdentityWindow } from "#core/account/identity-window.port.ts"
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
const back: IdentityReturn = { code: "code", state: "state", way: "address" }
const stranger: SessionInput = { user: null, wayOn: "/search", back: null }
const returning: SessionInput = { ...stranger, back }
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

const google: SessionEvent = { type: "guest.choseGoogle" }
const linked: SessionEvent = { type: "guest.linked", password: "kopi-o kosong" }

const unreachable = Effect.fail(new AccountsUnreachable())
const slow = Effect.fail(new TooManyAttempts({ retryAfterSeconds: 30 }))
const refused = Effect.fail(new CredentialsRefused())
const away = Effect.fail(new IdentityUnavailable())
const declined = Effect.fail(new IdentityRefused({ reason: "declined" }))
const needed = Effect.fail(new LinkNeeded({ email: user.email }))
const begun = { address: "https://google.example", state: "begun" }
const ofWindow: IdentityReturn = { code: "of-the-window", state: "begun", way: "window" }

const sessionAfter = (
  { ask, ...identity }: Partial<OutsideIdentity & IdentityWindow>,
  input: SessionInput,
  ...events: ReadonlyArray<SessionEvent>
) => {
  const needs = {
    accounts: scriptedAccounts(),
    identity: scriptedIdentity(identity),
    passkeys: scriptedPasskeys(),
    authenticator: scriptedAuthenticator(),
    window: scriptedWindow(ask && { ask }),
  }
  return courseOf(sessionWith(needs), input, ...events)
}

describe("signing in with Google", () => {
  it("asks in Google's own window, with the way on, and goes on where the guest began", async () => {
    const asked: Array<unknown> = []
    const script: Partial<OutsideIdentity & IdentityWindow> = {
      start: (wayOn) => {
        asked.push(wayOn)
        return Effect.succeed(begun)
      },
      ask: (state) => {
        asked.push(state)
        return Effect.succeed(ofWindow)
      },
      finish: (said) => {
        asked.push(said)
        return Effect.succeed({ user, redirect: "/search" })
      },
    }

    const { states, context } = await sessionAfter(script, stranger, google)

    expect(states).toEqual([
      "signedOut form",
      "askingGoogle form busy",
      "inWindow form",
      "returning busy",
      "signedIn",
    ])
    expect(context).toEqual({ ...fresh, ...begun, back: ofWindow, user })
    expect(asked).toEqual(["/search", "begun", ofWindow])
  })

  it("goes there where no window opens", async () => {
    const script = {
      start: () => Effect.succeed(begun),
      ask: () => Effect.fail(new WindowRefused()),
    }

    const { states, context } = await sessionAfter(script, stranger, google)

    expect(states.slice(1)).toEqual(["askingGoogle form busy", "inWindow form", "atGoogle form"])
    expect(context).toEqual({ ...fresh, ...begun })
  })

  it("hears nothing any more of a window that the guest asked for again", async () => {
    const windows: Array<string> = []
    const script: Partial<OutsideIdentity & IdentityWindow> = {
      start: () => Effect.succeed({ ...begun, state: `begun ${windows.length + 1}` }),
      ask: (state) => {
        windows.push(state)
        return windows.length === 1 ? Effect.never : Effect.succeed({ ...ofWindow, state })
      },
    }

    const { states, context } = await sessionAfter(script, stranger, google, google)

    expect(states.filter((state) => state === "inWindow form")).toHaveLength(2)
    expect(states.at(-1)).toBe("signedIn")
    expect(context.back).toEqual({ ...ofWindow, state: "begun 2" })
  })

  it.each<[string, ReturnType<OutsideIdentity["start"]>]>([
    ["googleAway form", away],
    ["slowed form", slow],
  ])("is %s when there is no way", async (state, answer) => {
    const { states } = await sessionAfter({ start: () => answer }, stranger, google)

    expect(states.slice(1)).toEqual(["askingGoogle form busy", state])
  })

  it("comes back with what Google sent along, and goes on where the guest began", async () => {
    const asked: Array<unknown> = []
    const finish: OutsideIdentity["finish"] = (sent) => {
      asked.push(sent)
      return Effect.succeed({ user, redirect: "/account/bookings" })
    }

    const { states, context } = await sessionAfter({ finish }, returning)

    expect(states).toEqual(["returning busy", "signedIn"])
    expect(context).toEqual({ ...fresh, back, user, wayOn: "/account/bookings" })
    expect(asked).toEqual([back])
  })

  it.each<[string, ReturnType<OutsideIdentity["finish"]>, object]>([
    ["googleRefused form", declined, { reason: "declined" }],
    ["googleAway form", away, {}],
    ["googleAway form", unreachable, {}],
    ["googleAway form", Effect.succeed({ user: null, redirect: "/" }), {}],
    ["linkNeeded", needed, { email: user.email }],
    ["codeNeeded code", Effect.fail(new CodeNeeded({ hasPasskey: false })), {}],
  ])("is %s when Google lets nobody in", async (state, answer, noted) => {
    const script = { finish: () => answer }

    const { states, context } = await sessionAfter(script, returning)

    expect(states).toEqual(["returning busy", state])
    expect(context).toEqual({ ...fresh, back, ...noted })
  })
})

describe("linking Google to an account", () => {
  it("asks for its password once", async () => {
    const asked: Array<string> = []
    const link: OutsideIdentity["link"] = (password) => {
      asked.push(password)
      return Effect.succeed({ user, redirect: "/account/profile" })
    }
    const script = { finish: () => needed, link }

    const { states, context } = await sessionAfter(script, returning, linked)

    expect(states).toEqual(["returning busy", "linkNeeded", "linking busy", "signedIn"])
    expect(context).toMatchObject({ user, wayOn: "/account/profile" })
    expect(asked).toEqual(["kopi-o kosong"])
  })

  it.each<[string, ReturnType<OutsideIdentity["link"]>]>([
    ["linkRefused", refused],
    ["linkUnclear", unreachable],
    ["slowed form", slow],
    ["codeNeeded code", Effect.fail(new CodeNeeded({ hasPasskey: false }))],
    ["googleRefused form", declined],
  ])("is %s when the password does not open it", async (state, answer) => {
    const script = { finish: () => needed, link: () => answer }

    const { states } = await sessionAfter(script, returning, linked)

    expect(states.slice(-2)).toEqual(["linking busy", state])
  })
})
