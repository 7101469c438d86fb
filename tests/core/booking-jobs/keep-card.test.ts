import { PaymentStepRefused, PaymentsUnreachable } from "#core/payment/payments.port.ts"
import { aKeptCard } from "#fixtures/builders/a-kept-card.ts"
import { anOrder } from "#fixtures/builders/a-job.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import type { KeptCards } from "#core/payment/kept-cards.port.ts"
import { inMemoryAccountCards } from "#fixtures/doubles/account-cards.in-memory.ts"
import { inMemoryPayments } from "#fixtures/doubles/payments.in-memory.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { allJobs, resultOf } from "../front-desk/a-guest-at-the-desk.ts"

const account = "0123456789abcdefghjkmnpqrs"

/** A desk with one order, whose provider answers as a test says. */
const aDeskWith = async (
  kind: "keepCard" | "forgetCard",
  script: Partial<KeptCards>,
  accounts: Readonly<Record<string, null>> = { [account]: null },
) => {
  const desk = aFrontDesk(undefined, {
    keptCards: { ...inMemoryPayments().keptCards, ...script },
    accountCards: inMemoryAccountCards(accounts),
  })
  const order = anOrder({ kind, key: "pm_1", booking: "", subject: "cus_1" })
  await resultOf(desk.store.inTransaction((transaction) => transaction.enqueue(order)))
  const job = () => [...desk.shelves.contents.jobs.values()].find((one) => one.kind === kind)
  return { desk, job }
}

describe("the work of removing a card", () => {
  it("removes the card that it names from the customer that it names", async () => {
    const asked: Array<unknown> = []
    const forget: KeptCards["forget"] = (card) => Effect.sync(() => void asked.push(card))
    const { desk, job } = await aDeskWith("forgetCard", { forget })

    await allJobs(desk)

    expect(asked).toEqual([{ customer: "cus_1", name: "pm_1" }])
    expect(job()).toMatchObject({ isDone: true })
  })

  it.each([
    [new PaymentsUnreachable(), "PaymentsUnreachable"],
    [new PaymentStepRefused({ code: "lock_timeout" }), "ForgetRefused lock_timeout"],
  ])("is tried again after %s", async (failure, reason) => {
    const { desk, job } = await aDeskWith("forgetCard", { forget: () => Effect.fail(failure) })

    await resultOf(desk.doJobs())

    expect(job()).toMatchObject({ isDone: false, reason })
  })
})

describe("the work of keeping a card", () => {
  const card = aKeptCard()
  const keep: KeptCards["keep"] = () => Effect.succeed({ account, card })

  it("writes it down for the account that asked", async () => {
    const { desk, job } = await aDeskWith("keepCard", { keep })

    await allJobs(desk)

    expect(await resultOf(desk.accountCards.of(account as never))).toEqual(card)
    expect(job()).toMatchObject({ isDone: true })
  })

  it("is done where there is no card to be kept", async () => {
    const { desk, job } = await aDeskWith("keepCard", { keep: () => Effect.succeed(null) })

    await allJobs(desk)

    expect(await resultOf(desk.accountCards.of(account as never))).toBeNull()
    expect(job()).toMatchObject({ isDone: true })
  })

  it("removes the card again where the account is gone, and tries that until it is done", async () => {
    const answers = [Effect.fail(new PaymentsUnreachable()), Effect.void]
    const asked: Array<unknown> = []
    const forget: KeptCards["forget"] = (one) => {
      asked.push(one)
      return answers.shift() ?? Effect.void
    }
    const { desk, job } = await aDeskWith("keepCard", { keep, forget }, {})

    await resultOf(desk.doJobs())
    expect(job()).toMatchObject({ isDone: false, reason: "PaymentsUnreachable" })
    desk.clock.forward(60_000)
    await allJobs(desk)

    expect(asked).toEqual([card, card])
    expect(job()).toMatchObject({ isDone: true })
  })

  it.each([
    [new PaymentsUnreachable(), { isDone: false, reason: "PaymentsUnreachable" }],
    [new PaymentStepRefused({ code: "resource_missing" }), { isDone: true }],
  ])("ends after %s as it should", async (failure, outcome) => {
    const { desk, job } = await aDeskWith("keepCard", { keep: () => Effect.fail(failure) })

    await resultOf(desk.doJobs())

    expect(job()).toMatchObject(outcome)
  })
})
