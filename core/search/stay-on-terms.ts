import { mayPay, plansOf } from "../property/plans-of.ts"
import type { Property } from "../property/property.ts"
import type { RatePlan } from "../property/rate-plan.ts"
import type { RoomType } from "../property/room-type.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"
import { termFilters, termsIn, type TermFilter, type Terms } from "../search-request/stay-asked.ts"
import type { Accepts, FoundStay } from "./found-stay.ts"

type Offers = (plan: RatePlan, question: StayQuestion, property: Property) => boolean

/** Whether a plan offers such terms when booked now; without dates, whether it ever does. */
const offers: Readonly<Record<TermFilter, Offers>> = {
  freeCancellation: ({ terms }, { dates, freeUntil }) =>
    dates === null ? terms !== "NON_REFUNDABLE" : freeUntil[terms] !== null,
  payAtProperty: ({ pay }, _, { terms }) => terms.payAtProperty && mayPay(pay, "payAtProperty"),
}

const bitOf: Readonly<Record<TermFilter, number>> = { freeCancellation: 1, payAtProperty: 2 }

const asBits = (isOne: (term: TermFilter) => boolean): number =>
  termFilters.reduce((bits, term) => (isOne(term) ? bits | bitOf[term] : bits), 0)

/** The terms asked for as bits. */
export const termsAsBits = (terms: Terms): number => asBits((term) => terms[term])

/** The terms that a plan offers when booked now, as bits. */
export const termsOffered = (plan: RatePlan, question: StayQuestion, property: Property): number =>
  asBits((term) => offers[term](plan, question, property))

const accepting =
  (terms: ReadonlyArray<TermFilter>, question: StayQuestion, property: Property): Accepts =>
  (plan) =>
    terms.every((term) => offers[term](plan, question, property))

/**
 * A found stay on the terms that are asked for: itself where its cheapest plans have them, else the
 * same room types under the cheapest plans that have them, else any room types. Null where it cannot
 * be had so, or not at all.
 */
export const stayOnTerms = (
  found: FoundStay,
  asked: Terms,
  question: StayQuestion,
): FoundStay | null => {
  const terms = termsIn(asked)
  if (terms.length === 0) return found
  const accepts = accepting(terms, question, found.searchable.property)
  if (found.mix.length === 0) return null
  if (found.mix.every(({ room }) => accepts(room.plan))) return found
  const isSoldSo = ({ type }: { readonly type: RoomType }) => plansOf(type).some(accepts)
  if (found.mix.every(({ room }) => isSoldSo(room))) {
    const stay = found.under(accepts, "own")
    if (stay.mix.length > 0) return stay
  }
  if (!found.searchable.rooms.some(isSoldSo)) return null
  const stay = found.under(accepts, "any")
  return stay.mix.length > 0 ? stay : null
}
