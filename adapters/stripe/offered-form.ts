import type { ProvidersForm } from "#core/payment/provider-form.ts"
import type { StripeCardForm } from "./card-form.stripe.ts"

/** The provider's form as pages show it: where it cannot be shown, a guest may try again. */
export type OfferedForm = ProvidersForm<HTMLElement>

/** Where the provider has no form of its own. */
export const noForm: OfferedForm = {
  show: async () => ({ failed: "unreachable" }),
  isComplete: async () => false,
}

/** The form of a provider that may not be reached. */
export const offeredForm = ({ show, isComplete }: StripeCardForm): OfferedForm => ({
  show: (...asked) => show(...asked).catch(() => ({ failed: "unreachable" })),
  isComplete,
})
