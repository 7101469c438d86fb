import type { FormLook } from "#core/payment/provider-form.ts"
import type { Appearance, Stripe, StripeElements } from "@stripe/stripe-js"

/** Stripe's mounted form. */
export type OpenForm = { readonly stripe: Stripe; readonly elements: StripeElements }

export const stripeLocales = { en: "en", bm: "ms", cn: "zh" } as const

/** Stripe's form dressed as ours. */
export const appearanceOf = (look: FormLook): Appearance => ({
  theme: look.dark ? "night" : "stripe",
  labels: "above",
  variables: {
    colorPrimary: look.primary,
    colorBackground: look.surface,
    colorText: look.ink,
    colorTextSecondary: look.inkSoft,
    colorDanger: look.danger,
    fontFamily: look.font,
    fontSizeBase: "16px",
    borderRadius: look.radius,
    spacingUnit: "4px",
  },
  rules: {
    ".Input": { borderColor: look.edge, boxShadow: "none", padding: "12px" },
    ".Input:focus": { borderColor: look.focus, boxShadow: `0 0 0 2px ${look.focus}` },
    ".Label": { fontWeight: "600" },
  },
})
