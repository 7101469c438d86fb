import type { Configuration } from "../configuration/configuration.ts"
import type { OutsideParts } from "../http-server/page-server.ts"
import type { Neighbours } from "../http-server/security-headers.ts"

type Settings = Pick<Configuration, "publicUrl" | "apiBase" | "stripe"> &
  Partial<Pick<Configuration, "visitors">>

/** What pages are told of the services that they use from outside. */
export const outsidePartsOf = ({ stripe, visitors }: Settings): OutsideParts => ({
  ...(stripe && {
    cardForm: { publishableKey: stripe.publishableKey, script: stripe.jsUrl },
  }),
  ...(visitors?.countryLookupUrl && { countryLookup: visitors.countryLookupUrl }),
  ...(visitors?.analytics && {
    analytics: { id: visitors.analytics.id, script: visitors.analytics.url },
  }),
  ...(visitors && visitors.followUs.length > 0 && { followUs: visitors.followUs }),
})

/** Whom the pages may talk to: exactly those services. */
export const neighboursOf = ({ apiBase, publicUrl, stripe, visitors }: Settings): Neighbours => ({
  apiBase,
  stripe: stripe !== null,
  ...(stripe?.jsUrl && { cardScript: new URL(stripe.jsUrl).origin }),
  ...(visitors?.analytics && { analytics: new URL(visitors.analytics.url).origin }),
  ...(visitors?.countryLookupUrl && {
    countryLookup: new URL(visitors.countryLookupUrl).origin,
  }),
  secure: publicUrl?.startsWith("https:") ?? false,
})
