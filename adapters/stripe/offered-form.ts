import type { ShownForm, StripeCardForm } from "./card-form.stripe.ts"

type NotShown = { readonly failed: "unreachable" }

/** The provider's form as pages meet it: where it cannot be shown, a guest may try again. */
export type OfferedForm = {
  readonly show: (...asked: Parameters<StripeCardForm["show"]>) => Promise<ShownForm | NotShown>
  readonly isComplete: () => Promise<boolean>
}

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
