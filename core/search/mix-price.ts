import { averageOf, senOf } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { SearchableProperty } from "./searchable-property.ts"
import type { PricedRoom } from "./priced-room.ts"
import type { StayQuestion } from "./stay-question.ts"

/** What orders and filters results by price; the lines themselves are quoted at the property. */
export type MixPrice = { readonly total: Sen; readonly average: Sen }

/** The Total Payable and the average per night of a mix for the stay. */
export const mixPrice = (
  searchable: SearchableProperty,
  mix: ReadonlyArray<PricedRoom>,
  { party, nights, chargesFor }: StayQuestion,
): MixPrice => {
  const { total, subtotal } = chargesFor(searchable, mix)
  return { total, average: averageOf(subtotal, party.rooms * nights.length) }
}

/** Without dates: what the mix costs for one night, on average per room. */
export const lowestPrice = (mix: ReadonlyArray<PricedRoom>, { party }: StayQuestion): MixPrice => {
  const rent = senOf(mix.reduce((sum, { count, price }) => sum + count * price, 0))
  const average = averageOf(rent, party.rooms)
  return { total: average, average }
}
