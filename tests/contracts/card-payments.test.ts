// @vitest-environment happy-dom
import { stripeCardForm } from "#adapters/stripe/card-form.stripe.ts"
import { sandboxCardPayments } from "#adapters/stripe/card-payments.sandbox.ts"
import type { FormLook } from "#core/payment/provider-form.ts"
import { cardAtProvider } from "#core/payment/card-payments.port.ts"
import { sandboxKeys } from "#fixtures/sandbox/stripe/in-process.ts"
import { standInStripe } from "#fixtures/sandbox/stripe/stripe-js.ts"
import { aCard, aSandbox, aStartedPayment } from "#tests/adapters/stripe/a-sandbox.ts"
import { Effect } from "effect"
import { afterAll, expect, it, vi } from "vitest"
import { resultOf } from "./outcomes.ts"
import { cardPaymentsContract, type CardsWorld } from "./card-payments.contract.ts"

/** The wire of the browser to the provider; the server has its own. */
let call: typeof fetch = fetch
const byWire: typeof fetch = (...asked) => call(...asked)

// Stripe's loader keeps the first `Stripe` that it finds for as long as the page lives.
const { Stripe } = standInStripe(`http://sandbox.test${sandboxKeys.publicPath}`, byWire)
vi.stubGlobal("Stripe", Stripe)
afterAll(() => vi.unstubAllGlobals())

const aProvider = async () => {
  const sandbox = aSandbox()
  call = sandbox.call
  const wire: CardsWorld["wire"] = (broken) => {
    call = broken === null ? sandbox.call : broken(sandbox.call)
  }
  const { payment, form: order } = await aStartedPayment(sandbox)
  const keptOrder = async (number: string) => {
    const first = await aStartedPayment(sandbox, 2)
    const { keptCards, cards } = sandbox
    await resultOf(keptCards.arrange(first.payment, { use: "keeping", account: "a".repeat(26) }))
    await resultOf(cards.confirm(first.form, aCard(number)))
    const kept = await resultOf(keptCards.keep(first.payment))
    const next = await aStartedPayment(sandbox, 3)
    await resultOf(keptCards.arrange(next.payment, { use: "kept", card: kept!.card }))
    return next.form
  }
  return { payments: sandbox.payments, payment, order, keptOrder, wire }
}

cardPaymentsContract("our own form, at the sandbox", async () => ({
  ...(await aProvider()),
  cards: sandboxCardPayments(byWire, () => "en"),
  cardOf: aCard,
}))

cardPaymentsContract("Stripe's form", async () => {
  const provider = await aProvider()
  const place = document.createElement("div")
  document.body.replaceChildren(place)
  const settings = { publishableKey: sandboxKeys.publishableKey, script: null }
  const form = stripeCardForm(settings, () => expect.fail("Nothing is to be loaded"))
  await form.show(place, 64496, { language: "en", dark: false } as FormLook)
  const write = (name: string, value: string): void => {
    place.querySelector<HTMLInputElement>(`[name=stripe-${name}]`)!.value = value
  }
  return {
    ...provider,
    cards: form.cards,
    cardOf: (number) => {
      write("number", number)
      write("expiry", "12/40")
      write("cvc", "123")
      return cardAtProvider
    },
  }
})

it("our own form sends no card that was typed at a provider", async () => {
  const sandbox = aSandbox()
  const { form } = await aStartedPayment(sandbox)

  const confirmed = Effect.runPromise(sandbox.cards.confirm(form, cardAtProvider))

  await expect(confirmed).rejects.toThrow("The sandbox has no card form of its own")
})
