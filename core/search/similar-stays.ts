import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { kmBetween } from "../place/distance.ts"
import type { Property } from "../property/property.ts"
import { findStay, type FoundStay } from "./found-stay.ts"
import { searchablePropertyOf } from "./searchable-property.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"
import { noTerms, type Terms } from "../search-request/stay-asked.ts"
import { stayOnTerms } from "./stay-on-terms.ts"

/** How many are offered below a property. */
const MOST_SIMILAR = 4

const STARS_OF_UNRATED = 0

const starsApart = (one: Property, other: Property): number =>
  Math.abs((one.stars ?? STARS_OF_UNRATED) - (other.stars ?? STARS_OF_UNRATED))

/** Of the same kind first, then with the most similar stars, then the nearest. */
const mostAlike = (to: Property, others: ReadonlyArray<Property>): ReadonlyArray<Property> =>
  others
    .map((property) => ({
      property,
      otherKind: Number(property.kind !== to.kind),
      apart: starsApart(property, to),
      km: kmBetween(property.point, to.point),
    }))
    .toSorted(
      (one, other) =>
        one.otherKind - other.otherKind || one.apart - other.apart || one.km - other.km,
    )
    .map(({ property }) => property)

/** The first so many of the properties that can be had at the time and on the terms asked for. */
export const firstToBeHad = (
  snapshot: CatalogueSnapshot,
  properties: Iterable<Property>,
  question: StayQuestion,
  most: number,
  terms: Terms = noTerms,
): ReadonlyArray<FoundStay> => {
  const found: Array<FoundStay> = []
  for (const property of properties) {
    if (found.length === most) break
    const any = findStay(snapshot, searchablePropertyOf(property), null, question)
    const stay = stayOnTerms(any, terms, question)
    if (stay !== null && stay.mix.length > 0) found.push(stay)
  }
  return found
}

/** Stays of the same destination that can be had instead, the most alike first. */
export const similarStays = (
  snapshot: CatalogueSnapshot,
  property: Property,
  question: StayQuestion,
  terms: Terms,
): ReadonlyArray<FoundStay> => {
  const indices = snapshot.inDestination.get(property.destination) ?? []
  const others = indices.flatMap((index) => {
    const other = snapshot.properties[index]
    return other === undefined || other.slug === property.slug ? [] : [other]
  })
  return firstToBeHad(snapshot, mostAlike(property, others), question, MOST_SIMILAR, terms)
}
