import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { GuestScore } from "../guest-score/review.ts"
import { kmBetween } from "../place/distance.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"
import type { TermFilter, Terms } from "../search-request/stay-asked.ts"
import type { Whereabouts } from "./candidates.ts"
import { filterBitsOf, type StayBits } from "./filter-bits.ts"
import { findStay, type FoundStay, type KnownRoom } from "./found-stay.ts"
import { searchablePropertyAt, type SearchableProperty } from "./searchable-property.ts"
import { stayOnTerms } from "./stay-on-terms.ts"

/** A stay as filters and orders see it. */
export type SeenStay = {
  readonly searchable: SearchableProperty
  readonly bits: StayBits
  /** Infinity where it cannot be booked. */
  readonly cost: number
  /** Null where it cannot be booked. */
  readonly perNight: number | null
  /** Null where nobody reviewed it. */
  readonly score: GuestScore | null
  /** Null where more than one room was looked for. */
  readonly known: KnownRoom | null
}

/**
 * A stay on the terms asked for, and as it is once each term is asked for, too; null where it cannot
 * be had so.
 */
export type SeenOnTerms = { readonly shown: SeenStay } & Readonly<
  Record<TermFilter, SeenStay | null>
>

/** Receives one stay after the other; each is valid only until the next one. */
export type SeeStay = (stay: SeenOnTerms) => void

/**
 * The stay at a property of the snapshot, by its index; null where it cannot be had on the terms asked
 * for. It is valid only until the next one is asked for.
 */
export type StayAt = (index: number) => SeenOnTerms | null

const seen = (found: FoundStay | null): SeenStay | null =>
  found && {
    searchable: found.searchable,
    bits: filterBitsOf(found),
    cost: found.price?.cost ?? Infinity,
    perNight: found.price?.perNight ?? null,
    score: found.score,
    known: null,
  }

const seenOnTerms = (
  found: FoundStay,
  asked: Terms,
  question: StayQuestion,
): SeenOnTerms | null => {
  const shown = seen(stayOnTerms(found, asked, question))
  const onTerm = (term: TermFilter) =>
    asked[term] ? shown : seen(stayOnTerms(found, { ...asked, [term]: true }, question))
  return (
    shown && {
      shown,
      freeCancellation: onTerm("freeCancellation"),
      payAtProperty: onTerm("payAtProperty"),
    }
  )
}

/** Kilometres to a property from the landmark searched; null elsewhere. */
export const kmFrom = (
  { place }: Pick<Whereabouts, "place">,
  { property }: Pick<SearchableProperty, "property">,
): number | null => (place?.kind === "landmark" ? kmBetween(place.point, property.point) : null)

/** Looks at stays in any number of rooms; at a property searched by name even where it cannot be booked. */
export const anyStayAt =
  (
    snapshot: CatalogueSnapshot,
    { named }: Pick<Whereabouts, "named">,
    question: StayQuestion,
    terms: Terms,
  ): StayAt =>
  (index) => {
    const found = findStay(snapshot, searchablePropertyAt(snapshot, index), null, question)
    return found.mix.length === 0 && named === null ? null : seenOnTerms(found, terms, question)
  }
