import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { StayQuestion } from "../room-mix/stay-question.ts"
import { pricedMix, type PricedRoom } from "./priced-room.ts"
import type { SearchableProperty } from "./searchable-property.ts"

type Mix = ReadonlyArray<PricedRoom>

/** The lengths from which rooms of the property are sold under their plans, the shortest first. */
const lengthsOf = ({ rooms }: SearchableProperty): ReadonlyArray<number> => {
  const plans = rooms.flatMap(({ underPlans }) => underPlans)
  return [...new Set(plans.map(({ leastNights }) => leastNights))].toSorted((a, b) => a - b)
}

const soldFor = (searchable: SearchableProperty, nights: number): SearchableProperty => ({
  ...searchable,
  rooms: searchable.rooms.map((room) => ({
    ...room,
    underPlans: room.underPlans.filter(({ leastNights }) => leastNights <= nights),
  })),
})

/**
 * The cheapest rooms that are shown of a property; none when it cannot be booked. Without dates they
 * are those of the shortest stay that can be had, under the terms asked for: what is cheaper from a
 * week on is no price for two nights.
 */
export const mixShown = (
  snapshot: CatalogueSnapshot,
  searchable: SearchableProperty,
  question: StayQuestion,
): Mix => {
  if (question.dates !== null) return pricedMix(snapshot, searchable, question)
  return lengthsOf(searchable).reduce<Mix>(
    (mix, nights) =>
      mix.length > 0 ? mix : pricedMix(snapshot, soldFor(searchable, nights), question),
    [],
  )
}
