import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"
import type { Terms } from "../search-request/stay-asked.ts"
import { findStay, stayInRoom, type FoundStay } from "./found-stay.ts"
import type { SeenOnTerms, SeenStay, StayAt } from "./seen-stays.ts"
import { stayOnTerms } from "./stay-on-terms.ts"
import type { Ordered } from "./stay-order.ts"

/** A stay that is found on some of the dates asked about. */
export type FoundOn = { readonly found: FoundStay; readonly question: StayQuestion }

const cheaper = (one: SeenStay, other: SeenStay): SeenStay => (other.cost < one.cost ? other : one)

const cheaperIfAny = (one: SeenStay | null, other: SeenStay | null): SeenStay | null =>
  one === null || other === null ? (one ?? other) : cheaper(one, other)

/** Of the same property on two dates what is cheaper, on the terms asked for and on each one more. */
const cheaperOnTerms = (one: SeenOnTerms, other: SeenOnTerms): SeenOnTerms => ({
  shown: cheaper(one.shown, other.shown),
  freeCancellation: cheaperIfAny(one.freeCancellation, other.freeCancellation),
  payAtProperty: cheaperIfAny(one.payAtProperty, other.payAtProperty),
})

/** Looks at a property on several dates at once: what is shown is the cheapest, of equals the first. */
export const cheapestStayAt =
  (onDates: ReadonlyArray<StayAt>): StayAt =>
  (index) => {
    let best: SeenOnTerms | null = null
    for (const stayOn of onDates) {
      const stay = stayOn(index)
      if (stay !== null) best = best === null ? stay : cheaperOnTerms(best, stay)
    }
    return best
  }

const costOf = ({ found }: FoundOn): number => found.price?.cost ?? Infinity

/** The stay at a property on the cheapest of the dates asked about, with its rooms; of equals on the first. */
export const cheapestFound = (
  snapshot: CatalogueSnapshot,
  { searchable, km, known }: Pick<Ordered, "searchable" | "km" | "known">,
  questions: ReadonlyArray<StayQuestion>,
  terms: Terms,
): FoundOn | null => {
  if (known) return { found: stayInRoom(snapshot, searchable, km, known), question: known.question }
  let best: FoundOn | null = null
  for (const question of questions) {
    const any = findStay(snapshot, searchable, km, question)
    const found = stayOnTerms(any, terms, question)
    const stay = found && { found, question }
    if (stay !== null && (best === null || costOf(stay) < costOf(best))) best = stay
  }
  return best
}
