import { stripeCardForm } from "#adapters/stripe/card-form.stripe.ts"
import type { FormLook } from "#core/payment/provider-form.ts"
import { expect, it } from "vitest"

it("Stripe's form says that it runs in a browser alone, where there is none", async () => {
  const form = stripeCardForm({ publishableKey: "pk_test_1", script: null }, async () => {})
  const shown = form.show({} as HTMLElement, 100, { language: "en", dark: false } as FormLook)

  await expect(shown).rejects.toThrow("The card form runs in a browser alone")
})
