import {
  AccountsUnreachable,
  EmailRefused,
  LinkRefused,
  PasswordRefused,
  TooBusy,
} from "#core/account/account.errors.ts"
import type { Accounts } from "#core/account/accounts.port.ts"
import { passwordRecoveryWith } from "#core/account/password-recovery.actors.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import { scriptedAccounts } from "#fixtures/doubles/accounts.scripted.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { courseOf } from "./course.ts"

const email = "aisyah.tan@example.com"
const chosen = { password: "kopi-o kosong", confirmPassword: "kopi-o kosong" }
const issues = [{ path: "email", code: "NotAnEmail" }]
const askedForLink = { type: "guest.askedForLink", email } as const
const chosePassword = { type: "guest.chosePassword", chosen } as const
const slow = { retryAfterSeconds: 30 }

const recovering = (script: Partial<Accounts>) => passwordRecoveryWith(scriptedAccounts(script))

describe("a guest without a link", () => {
  it("asks for one and hears nothing of whether there is an account", async () => {
    const asked: Array<string> = []
    const machine = recovering({
      askForReset: (typed) => Effect.sync(() => void asked.push(typed)),
    })

    const { states, context } = await courseOf(machine, { link: null }, askedForLink)

    expect(states).toEqual(["asking", "mailing busy", "mailed"])
    expect(asked).toEqual([email])
    expect(context).toEqual({ link: null, issues: [], retryAfterSeconds: 0 })
  })

  it.each<[string, ReturnType<Accounts["askForReset"]>, object]>([
    ["refused", Effect.fail(new EmailRefused({ issues })), { issues }],
    ["slowed", Effect.fail(new TooManyAttempts(slow)), slow],
    ["unreachable", Effect.fail(new AccountsUnreachable()), {}],
  ])("is %s when the answer is no", async (state, answer, noted) => {
    const machine = recovering({ askForReset: () => answer })

    const { states, context } = await courseOf(machine, { link: null }, askedForLink)

    expect(states).toEqual(["asking", "mailing busy", state])
    expect(context).toMatchObject(noted)
  })

  it("asks for another, and cannot choose a password yet", async () => {
    const unreachable = recovering({ askForReset: () => Effect.fail(new AccountsUnreachable()) })

    const { states } = await courseOf(unreachable, { link: null }, askedForLink, chosePassword)

    expect(states.at(-1)).toBe("unreachable")
  })
})

describe("a guest with a link", () => {
  it("sets a new password by it", async () => {
    const asked: Array<unknown> = []
    const machine = recovering({
      resetPassword: (reset) => Effect.sync(() => void asked.push(reset)),
    })

    const { states } = await courseOf(machine, { link: "secret" }, chosePassword)

    expect(states).toEqual(["choosing", "resetting busy", "reset over"])
    expect(asked).toEqual([{ link: "secret", ...chosen }])
  })

  it.each<[string, ReturnType<Accounts["resetPassword"]>, object]>([
    ["refused", Effect.fail(new PasswordRefused({ issues })), { issues }],
    ["slowed", Effect.fail(new TooManyAttempts(slow)), slow],
    ["slowed", Effect.fail(new TooBusy({ retryAfterSeconds: 2 })), { retryAfterSeconds: 2 }],
    ["linkOver over", Effect.fail(new LinkRefused()), {}],
    ["unreachable", Effect.fail(new AccountsUnreachable()), {}],
  ])("is %s when the answer is no", async (state, answer, noted) => {
    const machine = recovering({ resetPassword: () => answer })

    const { states, context } = await courseOf(machine, { link: "secret" }, chosePassword)

    expect(states).toEqual(["choosing", "resetting busy", state])
    expect(context).toMatchObject({ link: "secret", ...noted })
  })
})
