import type { Say } from "../translations/translations.ts"

type Sleeping = { readonly bedrooms: number; readonly baths: number }

/**
 * How many bedrooms there are. None with a bath of its own is a studio; none without one is a bed
 * in a shared room, of which nothing is said.
 */
export const bedroomsText = ({ bedrooms, baths }: Sleeping, t: Say): ReadonlyArray<string> => {
  if (bedrooms > 0) return [t("stay.bedrooms", { count: bedrooms })]
  return baths > 0 ? [t("stay.studio")] : []
}
