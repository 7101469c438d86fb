import {
  AccountsUnreachable,
  ConfirmationNeeded,
  CredentialsRefused,
  TooBusy,
} from "#core/account/account.errors.ts"
import type { Accounts } from "#core/account/accounts.port.ts"
import { accountStepWith } from "#core/account/account-step.actors.ts"
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

const ended: AccountStepEvent = { type: "guest.asked", step: { kind: "endAccount" } }
const confirmed: AccountStepEvent = { type: "guest.confirmed", password: "kopi-o kosong" }
const leftIt: AccountStepEvent = { type: "guest.leftIt" }

const needed = Effect.fail(new ConfirmationNeeded())
const unreachable = Effect.fail(new AccountsUnreachable())

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

describe("a step that asks for the password", () => {
  it("is done after the password", async () => {
    const typed: Array<string> = []
    const answers = [needed]
    const script: Partial<Accounts> = {
      deleteAccount: () => answers.shift() ?? Effect.succeed({ user: null }),
      confirm: (password) => {
        typed.push(password)
        return Effect.succeed({ user: aUser() })
      },
    }

    const { states } = await stepping(script, ended, confirmed)

    expect(states.slice(1)).toEqual([
      "taking busy",
      "askingPassword asksPassword",
      "confirming busy asksPassword",
      "taking busy",
      "done",
    ])
    expect(typed).toEqual(["kopi-o kosong"])
  })

  it("is done after Google said once more who is there", async () => {
    const answers = [needed]
    const script = { deleteAccount: () => answers.shift() ?? Effect.succeed({ user: null }) }

    const { states, context } = await stepping(script, ended, { type: "guest.vouchedFor" })

    expect(states.slice(-3)).toEqual(["askingPassword asksPassword", "taking busy", "done"])
    expect(context.user).toBeNull()
  })

  it.each<[string, ReturnType<Accounts["confirm"]>, object]>([
    ["notConfirmed asksPassword", Effect.fail(new CredentialsRefused()), {}],
    ["confirmUnclear asksPassword", unreachable, {}],
    ["slowed", Effect.fail(new TooManyAttempts({ retryAfterSeconds: 9 })), { step: null }],
    ["slowed", Effect.fail(new TooBusy({ retryAfterSeconds: 9 })), { retryAfterSeconds: 9 }],
    ["signedOut over", Effect.fail(new NotSignedIn()), {}],
  ])("is %s when the password does not open it", async (state, answer, noted) => {
    const script = { deleteAccount: () => needed, confirm: () => answer }

    const { states, context } = await stepping(script, ended, confirmed)

    expect(states.slice(-2)).toEqual(["confirming busy asksPassword", state])
    expect(context).toMatchObject(noted)
  })

  it.each<[string, Partial<Accounts>, ReadonlyArray<AccountStepEvent>]>([
    ["at once", {}, []],
    ["after a wrong one", { confirm: () => Effect.fail(new CredentialsRefused()) }, [confirmed]],
    ["where nobody compared it", { confirm: () => unreachable }, [confirmed]],
  ])("can be left, %s", async (_, script, before) => {
    const asking = { deleteAccount: () => needed, ...script }

    const { states, context } = await stepping(asking, ended, ...before, leftIt)

    expect(states.at(-1)).toBe("resting")
    expect(context.step).toBeNull()
  })
})
