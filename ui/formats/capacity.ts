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

type Space = Sleeping & { readonly beds: number }

/** A number and its noun, which no line break may part. */
const onOneLine = (text: string): string => text.replaceAll(" ", "\u00A0")

/** What there is to sleep and wash in: bedrooms, beds, and baths of its own where there are any. */
export const spaceTexts = (space: Space, t: Say): ReadonlyArray<string> =>
  [
    ...bedroomsText(space, t),
    t("stay.beds", { count: space.beds }),
    ...(space.baths > 0 ? [t("stay.baths", { count: space.baths })] : []),
  ].map(onOneLine)

/** How many guests a stay takes, and what they sleep and wash in, in one line. */
export const capacityText = (stay: Space & { readonly guests: number }, t: Say): string =>
  [onOneLine(t("stay.guests", { count: stay.guests })), ...spaceTexts(stay, t)].join(" · ")
