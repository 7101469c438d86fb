import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { mayPay, plansOf } from "../property/plans-of.ts"
import type { Property } from "../property/property.ts"
import type { RatePlan } from "../property/rate-plan.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"
import { termsIn, type TermFilter, type Terms } from "../search-request/stay-asked.ts"
import { findStay, onlyUnder, type Accepts, type FoundStay } from "./found-stay.ts"

type Offers = (plan: RatePlan, question: StayQuestion, property: Property) => boolean

/** Whether a plan offers such terms when booked now; without dates, whether it ever does. */
const offers: Readonly<Record<TermFilter, Offers>> = {
  freeCancellation: ({ terms }, { dates, freeUntil }) =>
    dates === null ? terms !== "NON_REFUNDABLE" : freeUntil[terms] !== null,
  payAtProperty: ({ pay }, _, { terms }) => terms.payAtProperty && mayPay(pay, "payAtProperty"),
}

const accepting =
  (terms: ReadonlyArray<TermFilter>, question: StayQuestion, property: Property): Accepts =>
  (plan) =>
    terms.every((term) => offers[term](plan, question, property))

/**
 * A found stay on the terms that are asked for: itself where its cheapest plans have them, else the
 * same room types under the cheapest plans that have them. Null where it cannot be had so.
 */
export const stayOnTerms = (
  found: FoundStay,
  asked: Terms,
  question: StayQuestion,
): FoundStay | null => {
  const terms = termsIn(asked)
  if (terms.length === 0) return found
  const accepts = accepting(terms, question, found.searchable.property)
  if (found.mix.every(({ room }) => accepts(room.plan)))
    return found.mix.length === 0 ? null : found
  if (!found.mix.every(({ room }) => plansOf(room.type).some(accepts))) return null
  const stay = found.under(accepts)
  return stay.mix.length === 0 ? null : { ...stay, searchable: found.searchable }
}

/**
 * A found stay on the terms that are asked for, as results show it, else in any other rooms that can
 * be had so; without rooms where none can.
 */
export const stayInAnyRoomsOnTerms = (
  snapshot: CatalogueSnapshot,
  found: FoundStay,
  asked: Terms,
  question: StayQuestion,
): FoundStay => {
  const shown = stayOnTerms(found, asked, question)
  if (shown !== null) return shown
  const { searchable } = found
  const accepts = accepting(termsIn(asked), question, searchable.property)
  return findStay(snapshot, onlyUnder(searchable, accepts), null, question)
}
