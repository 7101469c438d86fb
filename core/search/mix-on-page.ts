import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { Sen } from "../money/sen.ts"
import type { Property } from "../property/property.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"
import { termsIn, type Terms } from "../search-request/stay-asked.ts"
import { findStay } from "./found-stay.ts"
import { choiceShown, pricedMix, type PricedRoom } from "./priced-room.ts"
import type { PropertyPage } from "./property-page.ts"
import { searchablePropertyOf } from "./searchable-property.ts"
import { stayOnTerms } from "./stay-on-terms.ts"

type MixOnPage = Pick<PropertyPage, "mix" | "onTerms">

const shown = (mix: ReadonlyArray<PricedRoom>, { dates }: StayQuestion): PropertyPage["mix"] =>
  dates === null || mix.length === 0 ? null : mix.map(choiceShown)

/** The rooms that are chosen when the page of a property opens, on the terms asked for where any rooms can be had so. */
export const mixOnPage = (
  snapshot: CatalogueSnapshot,
  property: Property,
  terms: Terms,
  question: StayQuestion,
): MixOnPage => {
  const searchable = searchablePropertyOf(property)
  if (termsIn(terms).length === 0)
    return {
      mix: question.dates && shown(pricedMix(snapshot, searchable, question), question),
    }
  const found = findStay(snapshot, searchable, null, question)
  if (found.price === null) return { mix: null }
  const met = stayOnTerms(found, terms, question)
  if (met === null || met.price === null)
    return { mix: shown(found.mix, question), onTerms: { price: "none" } }
  const isHigher = met.price.cost > found.price.cost
  return { mix: shown(met.mix, question), onTerms: { price: isHigher ? "higher" : "lowest" } }
}

/**
 * From what price a room can be had for a night of the next 60 days, as a card without dates shows it:
 * on the terms asked for where any rooms have them. Null where nothing can be had.
 */
export const headlinePrice = (
  snapshot: CatalogueSnapshot,
  property: Property,
  terms: Terms,
  undated: StayQuestion,
): Sen | null => {
  const found = findStay(snapshot, searchablePropertyOf(property), null, undated)
  const { price } = stayOnTerms(found, terms, undated) ?? found
  return price === null ? null : price.perNight
}
