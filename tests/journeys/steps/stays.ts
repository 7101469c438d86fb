import { queryFromCheckoutRequest, type CheckoutRequest } from "#core/booking/stay-request-query.ts"
import type { Localised } from "#core/kernel/localised.ts"
import type { SearchAnswer, StayResult } from "#core/search/search-answer.ts"
import type { StayDates } from "#core/stay/stay-dates.ts"
import { answerOf, priceOf } from "./desk.ts"

/** A stay that can be booked right now, and the addresses that lead to it. */
export interface StayOnOffer {
  readonly name: Localised
  readonly wanted: CheckoutRequest
  readonly propertyPath: string
  readonly checkoutPath: string
}

/** The address at which a request is checked out. */
export const checkoutPathOf = (wanted: CheckoutRequest): string =>
  `/booking/new?${queryFromCheckoutRequest(wanted)}`

const cardsOf = async (site: string, query: URLSearchParams): Promise<ReadonlyArray<StayResult>> =>
  (await answerOf<SearchAnswer>(fetch(`${site}/api/properties?${query}`))).stays

const PAGES = [1, 2, 3, 4, 5]

/** The first card of the first pages that will do. */
const firstThat = async (
  site: string,
  query: URLSearchParams,
  fits: (card: StayResult) => boolean,
): Promise<StayResult | undefined> => {
  for (const page of PAGES) {
    const asked = new URLSearchParams([...query, ["page", `${page}`]])
    const card = (await cardsOf(site, asked)).find(fits)
    if (card) return card
  }
  return undefined
}

/** Finds a stay of two adults in one room on these dates; `fits` says which will do. */
export const aStay = async (
  site: string,
  dates: StayDates,
  fits: (card: StayResult) => boolean = () => true,
): Promise<StayOnOffer> => {
  const query = new URLSearchParams({ ...dates, adults: "2" })
  const card = await firstThat(site, query, fits)
  const [room] = card?.mix ?? []
  if (!card || !room) throw new Error("No stay of the first pages will do for this story")
  const party = { adults: 2, children: 0, rooms: 1 }
  const stay = { property: card.slug, dates, party, rooms: [room] as const }
  const wanted = { stay, total: await priceOf(site, stay) }
  return {
    name: card.name,
    wanted,
    propertyPath: `/properties/${card.slug}?${query}`,
    checkoutPath: checkoutPathOf(wanted),
  }
}
