import { notingPayments } from "#adapters/observability/payment-journal.ts"
import type { PaymentNotice } from "#core/payment/payments.port.ts"
import { inMemoryPayments } from "#fixtures/doubles/payments.in-memory.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const plain: PaymentNotice = { id: "evt_1", payment: "pi_1", dispute: null, refundFailed: false }

/** What is written down of a message, and what its reader is told. */
const notedOf = async (changes: Partial<PaymentNotice>) => {
  const notes: Array<unknown> = []
  const payments = {
    ...inMemoryPayments(),
    readNotice: () => Effect.succeed({ ...plain, ...changes }),
  }
  const { readNotice } = notingPayments(payments, { note: (...note) => void notes.push(note) })
  const read = await Effect.runPromise(readNotice("", ""))
  expect(read).toEqual({ ...plain, ...changes })
  return notes
}

describe("what is noted of a provider's messages", () => {
  it.each(["opened", "won", "lost"] as const)("is a dispute: %s", async (dispute) => {
    expect(await notedOf({ dispute })).toEqual([
      ["warn", "payment.disputed", { payment: "pi_1", dispute }],
    ])
  })

  it("is money that went back and did not arrive", async () => {
    expect(await notedOf({ refundFailed: true })).toEqual([
      ["warn", "payment.refundFailed", { payment: "pi_1" }],
    ])
  })

  it("is nothing else", async () => {
    expect(await notedOf({})).toEqual([])
  })
})
