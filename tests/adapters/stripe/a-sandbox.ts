import { sandboxCardPayments } from "#adapters/stripe/card-payments.sandbox.ts"
import { stripeKeptCards } from "#adapters/stripe/kept-cards.stripe.ts"
import { stripePayments } from "#adapters/stripe/payments.stripe.ts"
import type { Sen } from "#core/money/sen.ts"
import type { CardDetails } from "#core/payment/card-payments.port.ts"
import { fetchInto, sandboxKeys } from "#fixtures/sandbox/stripe/in-process.ts"
import { noticeBody } from "#fixtures/sandbox/stripe/notices.ts"
import { signatureWith } from "#fixtures/sandbox/stripe/notice-signature.ts"
import { stripeSandbox, type SandboxNeeds } from "#fixtures/sandbox/stripe/sandbox.ts"
import { inMemoryShelf } from "#fixtures/sandbox/stripe/shelf.ts"
import { Effect } from "effect"

/** The real adapter and the card form's, both talking to one fresh sandbox. */
export const aSandbox = (
  listen: (said: Record<string, unknown>) => void = () => {},
  changes: Partial<SandboxNeeds> = {},
) => {
  const notices: Array<{ body: string; signature: string }> = []
  const sandbox = stripeSandbox({
    ...sandboxKeys,
    sign: signatureWith(sandboxKeys.webhookSecret),
    shelf: inMemoryShelf(),
    now: () => new Date(),
    deliver: async (body, signature) => {
      notices.push({ body, signature })
    },
    ...changes,
  })
  const into = fetchInto(sandbox, sandboxKeys.publicPath)
  const call: typeof fetch = async (...asked) => {
    const answer = await into(...asked)
    if (answer.headers.get("content-type")?.includes("json"))
      listen((await answer.clone().json()) as Record<string, unknown>)
    return answer
  }
  const noticeOf = (type: string, object: unknown) => {
    const created = Math.floor(Date.now() / 1000)
    const body = noticeBody({ id: "evt_sandbox1", type, created, about: object })
    return { body, signature: signatureWith(sandboxKeys.webhookSecret)(body, created) }
  }
  const settings = {
    secretKey: sandboxKeys.secretKey,
    webhookSecret: sandboxKeys.webhookSecret,
    apiBase: `http://sandbox.test${sandboxKeys.publicPath}`,
    fetch: call,
  }
  const payments = stripePayments(settings)
  const keptCards = stripeKeptCards(settings)
  return {
    sandbox,
    call,
    notices,
    noticeOf,
    payments,
    keptCards,
    cards: sandboxCardPayments(call, () => "en"),
  }
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
  const amount = 64496 as Sen
  const order = { booking: "b".repeat(26), attempt, amount, method: "card" } as const
  const started = await Effect.runPromise(world.payments.start(order))
  const form = {
    clientSecret: started.clientSecret,
    publishableKey: sandboxKeys.publishableKey,
    sandbox: sandboxKeys.publicPath,
  }
  return { ...started, form }
}
