import type { Appearance, Stripe, StripeElements } from "@stripe/stripe-js"

/** Stripe's mounted form. */
export type OpenForm = { readonly stripe: Stripe; readonly elements: StripeElements }

/** The product's own colours and sizes, as plain CSS values. */
export type FormLook = {
  readonly language: "en" | "bm" | "cn"
  readonly dark: boolean
  readonly ink: string
  readonly inkSoft: string
  readonly surface: string
  readonly edge: string
  readonly primary: string
  readonly danger: string
  readonly focus: string
  readonly font: string
  readonly radius: string
}

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
