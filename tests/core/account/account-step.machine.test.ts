import {
  AccountsUnreachable,
  CodeRefused,
  CredentialsRefused,
  EmailRefused,
  FactorRefused,
  LinkRefused,
  PasswordRefused,
  TooBusy,
} from "#core/account/account.errors.ts"
import type { Accounts } from "#core/account/accounts.port.ts"
import { accountStepWith } from "#core/account/account-step.actors.ts"
import type { AccountStep } from "#core/account/account-step.ts"
import type { AccountStepEvent } from "#core/account/account-step.machine.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import { NotSignedIn } from "#core/people/visitor.errors.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import {
  scriptedAccounts,
  scriptedAuthenticator,
  scriptedPasskeys,
} from "#fixtures/doubles/accounts.scripted.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { courseOf } from "./course.ts"

const removal = { password: "a", code: "492039" }
const change = { currentPassword: "a", password: "b", confirmPassword: "b" }
const asked = (step: AccountStep): AccountStepEvent => ({ type: "guest.asked", step })
const changedPassword = asked({ kind: "changePassword", change })
const changedEmail = asked({ kind: "changeEmail", email: "a@b.my" })
const ended = asked({ kind: "endAccount" })

const issues = [{ path: "password", code: "PasswordTooShort" }]
const unreachable = Effect.fail(new AccountsUnreachable())
const fresh = {
  step: null,
  issues: [],
  retryAfterSeconds: 0,
  user: undefined,
  joined: 0,
  records: null,
  setup: null,
  codes: [],
  passkeys: null,
}

const stepping = (script: Partial<Accounts>, ...events: ReadonlyArray<AccountStepEvent>) =>
  courseOf(
    accountStepWith({
      accounts: scriptedAccounts(script),
      passkeys: scriptedPasskeys(),
      authenticator: scriptedAuthenticator(),
    }),
    undefined,
    ...events,
  )

type PasswordFailure = Effect.Error<ReturnType<Accounts["changePassword"]>>

describe("a step of an account", () => {
  it("begins with nothing", async () => {
    const { states, context } = await stepping({})

    expect(states).toEqual(["resting"])
    expect(context).toStrictEqual(fresh)
  })

  it.each<[keyof Accounts, unknown, AccountStep]>([
    ["changePassword", change, { kind: "changePassword", change }],
    ["changeEmail", "a@b.my", { kind: "changeEmail", email: "a@b.my" }],
    ["resendProof", undefined, { kind: "resendProof" }],
    ["proveEmail", "secret", { kind: "proveEmail", link: "secret" }],
    ["confirmSecondFactor", "492039", { kind: "confirmSecondFactor", code: "492039" }],
    ["removeSecondFactor", removal, { kind: "removeSecondFactor", removal }],
    ["beginSecondFactor", undefined, { kind: "beginSecondFactor" }],
    ["myRecords", undefined, { kind: "takeRecords" }],
    ["deleteAccount", undefined, { kind: "endAccount" }],
  ])("is asked of the account service: %s", async (method, wanted, step) => {
    const told: Array<unknown> = []
    const script = { [method]: (what: unknown) => Effect.sync(() => void told.push(what)) }

    const { states, context } = await stepping(script, asked(step))

    expect(states).toEqual(["resting", "taking busy", "done"])
    expect(told).toEqual([wanted])
    expect(context.step).toBeNull()
  })

  it("keeps what an app is told until its code was right, and shows recovery codes once", async () => {
    const begun = asked({ kind: "beginSecondFactor" })
    const confirmed = asked({ kind: "confirmSecondFactor", code: "492039" })
    const wrong = () => Effect.fail(new CodeRefused())

    const refused = await stepping({ confirmSecondFactor: wrong }, begun, confirmed)
    const on = await stepping({}, begun, confirmed)

    const again = await stepping({ confirmSecondFactor: wrong }, begun, confirmed, confirmed)
    expect(again.states.slice(-4)).toEqual([
      ...refused.states.slice(-2),
      "taking busy",
      "codeWrong",
    ])
    expect(refused.states.slice(-2)).toEqual(["taking busy", "codeWrong"])
    expect(refused.context.setup?.secret).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ")
    expect(on.context).toMatchObject({ setup: null, codes: ["abcd-efgh-jkmn-pqrs"] })
  })

  it("says that nothing was begun as it says that a code is wrong", async () => {
    const notBegun = () => Effect.fail(new FactorRefused({ reason: "notBegun" }))

    const { states, context } = await stepping(
      { beginSecondFactor: notBegun },
      asked({ kind: "beginSecondFactor" }),
    )

    expect(states.at(-1)).toBe("codeWrong")
    expect(context.step).toBeNull()
  })

  it("tells who is signed in afterwards", async () => {
    const proved = await stepping({}, asked({ kind: "proveEmail", link: "secret" }))

    expect(proved.context.user).toEqual(aUser())
    expect((await stepping({}, ended)).context.user).toBeNull()
  })

  it("tells how many stays joined the account by that, until the next step", async () => {
    const prove = asked({ kind: "proveEmail", link: "secret" })
    const proveEmail = () => Effect.succeed({ user: aUser(), joined: 2 })

    const proved = await stepping({ proveEmail }, prove)
    const after = await stepping({ proveEmail }, prove, asked({ kind: "resendProof" }))

    expect([proved.context.joined, after.context.joined]).toEqual([2, 0])
    expect(proved.context.codes).toEqual([])
  })

  it("hands out what is kept, until the next step", async () => {
    const taken = await stepping({}, asked({ kind: "takeRecords" }))
    const after = await stepping(
      { resendProof: () => Effect.never },
      asked({ kind: "takeRecords" }),
      asked({ kind: "resendProof" }),
    )

    expect(taken.context.records?.profile.firstName).toBe("Aisyah")
    expect(after.context.records).toBeNull()
    expect(after.context.step).toEqual({ kind: "resendProof" })
  })

  it.each<[string, Effect.Effect<never, PasswordFailure>, object]>([
    ["refused", Effect.fail(new PasswordRefused({ issues })), { issues }],
    ["passwordWrong", Effect.fail(new CredentialsRefused()), {}],
    [
      "slowed",
      Effect.fail(new TooManyAttempts({ retryAfterSeconds: 9 })),
      { retryAfterSeconds: 9 },
    ],
    ["slowed", Effect.fail(new TooBusy({ retryAfterSeconds: 2 })), { retryAfterSeconds: 2 }],
    ["unreachable", unreachable, {}],
  ])("is %s when the answer is no, and its password is forgotten", async (state, no, noted) => {
    const { states, context } = await stepping({ changePassword: () => no }, changedPassword)

    expect(states).toEqual(["resting", "taking busy", state])
    expect(context).toStrictEqual({ ...fresh, ...noted })
  })

  it("forgets what was wrong when the next one begins", async () => {
    const changeEmail = () => Effect.fail(new EmailRefused({ issues }))

    const refused = await stepping({ changeEmail }, changedEmail)
    const after = await stepping({ changeEmail }, changedEmail, ended)

    expect(refused.context.issues).toEqual(issues)
    expect(after.context.issues).toEqual([])
  })

  it("ends with a link that is over or a session that has ended", async () => {
    const link = await stepping(
      { proveEmail: () => Effect.fail(new LinkRefused()) },
      asked({ kind: "proveEmail", link: "secret" }),
    )
    const session = await stepping(
      { resendProof: () => Effect.fail(new NotSignedIn()) },
      asked({ kind: "resendProof" }),
    )

    expect([link.states.at(-1), link.context.step]).toEqual(["linkOver", null])
    expect(session.states.at(-1)).toBe("signedOut over")
  })
})
