import { noticeOf } from "#adapters/stripe/payment-notice.ts"
import type Stripe from "stripe"
import { describe, expect, it } from "vitest"

const heard = (type: string, about: object) =>
  noticeOf({ id: "evt_1", type, data: { object: about } } as unknown as Stripe.Event)

const aDispute = (status: string) => ({
  id: "dp_1",
  object: "dispute",
  status,
  payment_intent: "pi_1",
})

describe("a message of Stripe", () => {
  it("about a payment names the payment itself", () => {
    const about = { id: "pi_1", object: "payment_intent", payment_intent: "pi_2" }

    expect(heard("payment_intent.succeeded", about)).toEqual({
      id: "evt_1",
      payment: "pi_1",
      dispute: null,
      refundFailed: false,
    })
  })

  it.each([
    ["its payment", "pi_1", "pi_1"],
    ["nothing where it has no payment", null, null],
    ["nothing where its payment is more than a name", { id: "pi_1" }, null],
  ])("about a charge names %s", (_, payment_intent, payment) => {
    const about = { id: "ch_1", object: "charge", payment_intent }

    expect(heard("charge.refunded", about)).toMatchObject({ payment, refundFailed: false })
  })

  it("about another thing than a payment names none", () => {
    expect(heard("customer.created", { id: "cus_1", object: "customer" }).payment).toBeNull()
  })

  it.each([
    ["charge.dispute.created", "needs_response", "opened"],
    ["charge.dispute.created", "lost", "opened"],
    ["charge.dispute.closed", "lost", "lost"],
    ["charge.dispute.closed", "won", "won"],
    ["charge.dispute.closed", "warning_closed", "won"],
    ["charge.dispute.updated", "lost", null],
    ["charge.dispute.funds_withdrawn", "lost", null],
  ])("about a dispute, %s with the status %s, says: %s", (type, status, dispute) => {
    expect(heard(type, aDispute(status))).toEqual({
      id: "evt_1",
      payment: "pi_1",
      dispute,
      refundFailed: false,
    })
  })

  it("says that money which was going back did not arrive", () => {
    const about = { id: "re_1", object: "refund", payment_intent: "pi_1" }

    expect(heard("refund.failed", about)).toEqual({
      id: "evt_1",
      payment: "pi_1",
      dispute: null,
      refundFailed: true,
    })
    expect(heard("refund.updated", about).refundFailed).toBe(false)
  })
})
