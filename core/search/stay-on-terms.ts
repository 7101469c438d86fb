import { mayPay, plansOf } from "../property/plans-of.ts"
import type { RatePlan } from "../property/rate-plan.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"
import type { Filters } from "../search-request/filters.ts"
import type { FoundStay } from "./found-stay.ts"

/** The filters that ask for terms of a rate plan: they decide under which plans a stay is priced. */
export const termFilters = ["freeCancellation", "payAtProperty"] as const
export type TermFilter = (typeof termFilters)[number]

/** The terms that are asked for. */
export type Terms = Pick<Filters, TermFilter>

type Offers = (plan: RatePlan, question: StayQuestion) => boolean

/** Whether a plan offers such terms when booked now; without dates, whether it ever does. */
const offers: Readonly<Record<TermFilter, Offers>> = {
  freeCancellation: ({ terms }, { dates, freeUntil }) =>
    dates === null ? terms !== "NON_REFUNDABLE" : freeUntil[terms] !== null,
  payAtProperty: ({ pay }) => mayPay(pay, "payAtProperty"),
}

/**
 * A found stay on the terms that are asked for: itself where its cheapest plans have them, else the
 * same room types under the cheapest plans that have them. Null where it cannot be had so.
 */
export const stayOnTerms = (
  found: FoundStay,
  asked: Terms,
  question: StayQuestion,
): FoundStay | null => {
  const terms = termFilters.filter((term) => asked[term])
  if (terms.length === 0) return found
  if (asked.payAtProperty && !found.searchable.property.terms.payAtProperty) return null
  const accepts = (plan: RatePlan) => terms.every((term) => offers[term](plan, question))
  if (found.mix.every(({ room }) => accepts(room.plan)))
    return found.mix.length === 0 ? null : found
  if (!found.mix.every(({ room }) => plansOf(room.type).some(accepts))) return null
  const stay = found.under(accepts)
  return stay.mix.length === 0 ? null : { ...stay, searchable: found.searchable }
}
