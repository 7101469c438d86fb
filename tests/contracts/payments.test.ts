import { inMemoryPayments } from "#fixtures/doubles/payments.in-memory.ts"
import type { StartedPayment } from "#core/payment/payments.port.ts"
import { aCard, aSandbox } from "#tests/adapters/stripe/a-sandbox.ts"
import { sandboxKeys } from "#fixtures/sandbox/stripe/in-process.ts"
import { KEPT_MS, type Break } from "#fixtures/sandbox/stripe/kept-answers.ts"
import { resultOf } from "./outcomes.ts"
import { paymentsContract } from "./payments.contract.ts"

paymentsContract("the double", async () => {
  const payments = inMemoryPayments()
  return {
    payments,
    pays: { card: async ({ payment }) => void payments.authorise(payment) },
    declineCard: async ({ payment }) => void payments.decline(payment, "insufficientFunds"),
    challengeGuest: async ({ payment }) => void payments.challenge(payment),
    breaks: (moment) =>
      void payments.faults.push(moment === "beforeEffect" ? "notHeard" : "answerLost"),
    aDayPasses: () => {},
    noticeOf: async ({ payment }) => payments.noticeOf(payment),
  }
})

paymentsContract("Stripe, against its sandbox", async () => {
  let now = Date.now()
  const moments: Array<Break> = []
  const { payments, cards, noticeOf } = aSandbox(undefined, {
    now: () => new Date(now),
    breaks: () => moments.shift() ?? null,
  })
  const confirm =
    (number: string) =>
    async ({ clientSecret }: StartedPayment): Promise<void> => {
      const { publishableKey, publicPath: sandbox } = sandboxKeys
      await resultOf(cards.confirm({ clientSecret, publishableKey, sandbox }, aCard(number)))
    }
  return {
    payments,
    pays: { card: confirm("4242424242424242") },
    declineCard: confirm("4000000000009995"),
    challengeGuest: confirm("4000002760003184"),
    breaks: (moment) => void moments.push(moment),
    aDayPasses: () => {
      now += KEPT_MS
    },
    noticeOf: async ({ payment }) =>
      noticeOf("payment_intent.amount_capturable_updated", {
        id: payment,
        object: "payment_intent",
      }),
  }
})
