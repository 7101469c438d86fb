import type { Localised } from "../kernel/localised.ts"
import type { Slug } from "./property.ts"
import type { Picture } from "./picture.ts"

/** A stay whose page was opened on this device: enough to find it again, nothing that changes. */
export type ViewedStay = {
  readonly slug: Slug
  readonly name: Localised
  readonly place: Localised
  readonly picture: Pick<Picture, "name" | "colour" | "mirrored"> | null
}

/** So many are remembered, the last first. */
export const MOST_VIEWED = 8

/** The stays with this one at their head, each once. */
export const withViewed = (
  stays: ReadonlyArray<ViewedStay>,
  stay: ViewedStay,
): ReadonlyArray<ViewedStay> =>
  [stay, ...stays.filter(({ slug }) => slug !== stay.slug)].slice(0, MOST_VIEWED)
