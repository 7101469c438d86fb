import { holdTerms } from "#core/booking/hold-terms.ts"
import { millisecondsInMinute } from "date-fns/constants"
import { googleSandboxKeys } from "#fixtures/sandbox/google/keys.ts"
import type { Configuration } from "../../configuration/configuration.ts"
import { networkAt } from "../../configuration/social-networks.ts"
import type { OutsideParts } from "../../pages/page-needs.ts"
import type { Neighbours } from "../../http-server/security-headers.ts"

type Settings = Pick<
  Configuration,
  "publicUrl" | "apiBase" | "stripe" | "standIns" | "demonstration"
> &
  Partial<Pick<Configuration, "company" | "google" | "visitors" | "holdMs">>

/** Settings of the login with Google or its stand-in. */
const signingInWith = ({ standIns, google }: Settings): Pick<OutsideParts, "google"> => {
  if (!google) return !standIns.google ? {} : { google: { window: googleSandboxKeys.window } }
  const { clientId, windowScript: script } = google
  return { google: script === null ? {} : { window: { clientId, script } } }
}

/** How long rooms are held, where that is another time than the information pages name by themselves. */
const heldFor = ({ holdMs = holdTerms.lengthMs }: Settings): Pick<OutsideParts, "holdMinutes"> =>
  holdMs === holdTerms.lengthMs ? {} : { holdMinutes: holdMs / millisecondsInMinute }

/** What pages need to know of third-party services and of this deployment's settings. */
export const thirdPartySettingsOf = (settings: Settings): OutsideParts => {
  const { demonstration, company, stripe, visitors } = settings
  return {
    ...(demonstration && { demonstration }),
    ...(company && { company }),
    ...heldFor(settings),
    ...signingInWith(settings),
    ...(stripe && {
      cardForm: { publishableKey: stripe.publishableKey, script: stripe.jsUrl },
    }),
    ...(visitors?.countryLookupUrl && { countryLookup: visitors.countryLookupUrl }),
    ...(visitors?.analytics && {
      analytics: { id: visitors.analytics.id, script: visitors.analytics.url },
    }),
    ...(visitors && visitors.followUs.length > 0 && { followUs: visitors.followUs.map(networkAt) }),
  }
}

/** The origins that pages may connect to: exactly those services. */
export const neighboursOf = ({
  apiBase,
  publicUrl,
  stripe,
  google,
  visitors,
}: Omit<Settings, "standIns" | "demonstration">): Neighbours => ({
  apiBase,
  stripe: stripe !== null,
  ...(stripe?.jsUrl && { cardScript: new URL(stripe.jsUrl).origin }),
  ...(google?.windowScript && { identityWindow: google.windowScript }),
  ...(visitors?.analytics && { analytics: visitors.analytics.url }),
  ...(visitors?.countryLookupUrl && {
    countryLookup: new URL(visitors.countryLookupUrl).origin,
  }),
  secure: publicUrl?.startsWith("https:") ?? false,
})
