// @vitest-environment happy-dom
import { stripeCardForm } from "#adapters/stripe/card-form.stripe.ts"
import { loadStripe } from "@stripe/stripe-js/dist/pure.mjs"
import type { Stripe } from "@stripe/stripe-js"
import { Effect } from "effect"
import { expect, it, vi } from "vitest"

vi.mock("@stripe/stripe-js/dist/pure.mjs", () => ({ loadStripe: vi.fn<typeof loadStripe>() }))

const settings = { publishableKey: "pk_test_1", script: null }
const order = { clientSecret: "pi_1_secret_1", publishableKey: "pk_test_1", sandbox: null }

it("sends the guest back from the bank to the page of the moment", async () => {
  const asked: Array<unknown> = []
  const stripe = {
    confirmPayment: async (payment: unknown) => {
      asked.push(payment)
      return { paymentIntent: { status: "requires_capture" } }
    },
  }
  vi.mocked(loadStripe).mockResolvedValue(stripe as unknown as Stripe)
  const { cards } = stripeCardForm(settings, async () => undefined)
  location.href = "http://stays.test/checkout/b1?step=pay"

  const answer = await Effect.runPromise(cards.confirm(order, { keptAt: 1 } as never))

  expect(answer).toEqual({ kind: "authorised" })
  expect(loadStripe).toHaveBeenLastCalledWith("pk_test_1")
  expect(asked).toEqual([
    {
      clientSecret: "pi_1_secret_1",
      redirect: "if_required",
      confirmParams: { return_url: "http://stays.test/checkout/b1?step=pay" },
    },
  ])
})
