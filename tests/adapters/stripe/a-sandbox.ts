import { sandboxCardPayments } from "#adapters/stripe/card-payments.sandbox.ts"
import { stripePayments } from "#adapters/stripe/payments.stripe.ts"
import type { Sen } from "#core/money/sen.ts"
import type { CardDetails } from "#core/payment/card-payments.port.ts"
import { fetchInto, sandboxKeys } from "#fixtures/sandbox/stripe/in-process.ts"
import { signatureWith } from "#fixtures/sandbox/stripe/notice-signature.ts"
import { stripeSandbox } from "#fixtures/sandbox/stripe/sandbox.ts"
import { inMemoryShelf } from "#fixtures/sandbox/stripe/shelf.ts"
import { Effect } from "effect"

/** The real adapter and the card form's, both talking to one fresh sandbox. */
export const aSandbox = () => {
  const notices: Array<{ body: string; signature: string }> = []
  const sandbox = stripeSandbox({
    ...sandboxKeys,
    sign: signatureWith(sandboxKeys.webhookSecret),
    shelf: inMemoryShelf(),
    now: () => new Date(),
    deliver: async (body, signature) => {
      notices.push({ body, signature })
    },
  })
  const call = fetchInto(sandbox, sandboxKeys.publicPath)
  const payments = stripePayments({
    secretKey: sandboxKeys.secretKey,
    webhookSecret: sandboxKeys.webhookSecret,
    apiBase: `http://sandbox.test${sandboxKeys.publicPath}`,
    fetch: call,
  })
  return { sandbox, call, notices, payments, cards: sandboxCardPayments(call, () => "en") }
}

export const aCard = (number: string): CardDetails => ({
  number,
  expiryMonth: 12,
  expiryYear: 2040,
  cvc: /^3[47]/.test(number) ? "1234" : "123",
  holder: "Aisyah Rahman",
})

/** A started payment of RM 644.96 and its card form. */
export const aStartedPayment = async (world: ReturnType<typeof aSandbox>, attempt = 1) => {
  const order = { booking: "b".repeat(26), attempt, amount: 64496 as Sen }
  const started = await Effect.runPromise(world.payments.start(order))
  const form = {
    clientSecret: started.clientSecret,
    publishableKey: sandboxKeys.publishableKey,
    sandbox: sandboxKeys.publicPath,
  }
  return { ...started, form }
}
