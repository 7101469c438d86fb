import { cardKeptBefore } from "#core/payment/card-payments.port.ts"
import type { StartedPayment } from "#core/payment/payments.port.ts"
import { inMemoryPayments } from "#fixtures/doubles/payments.in-memory.ts"
import { sandboxKeys } from "#fixtures/sandbox/stripe/in-process.ts"
import { aCard, aSandbox } from "#tests/adapters/stripe/a-sandbox.ts"
import { keptCardsContract } from "./kept-cards.contract.ts"
import { resultOf } from "./outcomes.ts"

keptCardsContract("the double", async () => {
  const payments = inMemoryPayments()
  const accept = async ({ payment }: StartedPayment) => void payments.authorise(payment)
  return { payments, keptCards: payments.keptCards, typesCard: accept, confirmsKept: accept }
})

keptCardsContract("Stripe, against its sandbox", async () => {
  const { payments, keptCards, cards } = aSandbox()
  const confirm = async (
    { clientSecret }: StartedPayment,
    card: Parameters<typeof cards.confirm>[1],
  ) =>
    void (await resultOf(
      cards.confirm(
        {
          clientSecret,
          publishableKey: sandboxKeys.publishableKey,
          sandbox: sandboxKeys.publicPath,
        },
        card,
      ),
    ))
  return {
    payments,
    keptCards,
    typesCard: (started) => confirm(started, { ...aCard("4242424242424242"), expiryYear: 2034 }),
    confirmsKept: (started) => confirm(started, cardKeptBefore),
  }
})
