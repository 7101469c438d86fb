import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { withoutWithdrawn } from "../property/withdrawn.ts"
import { stayQuestion, type Viewer } from "../room-mix/stay-question.ts"
import type { StayAsked } from "../search-request/stay-asked.ts"
import { findStay } from "./found-stay.ts"
import type { StayResult } from "./search-answer.ts"
import { searchablePropertyOf } from "./searchable-property.ts"
import { stayCard } from "./stay-card.ts"

/** The dates and party that listed stays are priced for. */
export type ListAsked = Pick<StayAsked, "dates" | "party">

/**
 * The named properties as cards, in the order of their names; one that nobody knows is left out.
 * What cannot be had for the stay asked has no price.
 */
export const listedStays = (
  snapshot: CatalogueSnapshot,
  slugs: ReadonlyArray<string>,
  asked: ListAsked,
  viewer: Viewer,
): ReadonlyArray<StayResult> => {
  const question = stayQuestion(asked, viewer)
  return slugs.flatMap((slug) => {
    const property = snapshot.bySlug.get(slug)
    if (property === undefined) return []
    const searchable = searchablePropertyOf(withoutWithdrawn(property))
    return [stayCard(snapshot, findStay(snapshot, searchable, null, question), question)]
  })
}
