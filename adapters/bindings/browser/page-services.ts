import type { WindowSettings } from "../../browser/identity-window.google.ts"
import type { StripeFormSettings } from "../../stripe/card-form.stripe.ts"

/** Where the services of a page are; the page works without those that are absent. */
export type PageServices = {
  /** Where the API is; empty is where the page came from. */
  readonly apiBase: string
  readonly cardForm?: StripeFormSettings
  readonly google?: { readonly window?: WindowSettings }
  readonly countryLookup?: string
}
