import { averageOf, plus, senOf, shareOf, sumOf } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import { PLATFORM_SST_REGISTERED } from "../pricing/tax-tables.ts"
import type { SearchableProperty } from "./searchable-property.ts"
import type { PricedRoom } from "./priced-room.ts"
import type { StayQuestion } from "./stay-question.ts"

/** What orders and filters results by price; the lines themselves are quoted at the property. */
export type MixPrice = { readonly total: Sen; readonly average: Sen }

const noMoney = senOf(0)

/**
 * The Total Payable and the average per night of a mix for the stay: those of pricing's `quoteStay`
 * for a guest assumed Malaysian, without its lines.
 */
export const mixPrice = (
  { property, levied }: SearchableProperty,
  mix: ReadonlyArray<PricedRoom>,
  question: StayQuestion,
): MixPrice => {
  const { feeBps, sstRegistered } = property.terms
  let subtotal = 0
  let deposit = 0
  for (const { room, count, price } of mix) {
    subtotal += count * price
    deposit += count * room.type.depositPerRoom
  }
  const { rooms } = question.party
  const rent = senOf(subtotal)
  const fee = shareOf(rent, feeBps)
  const taxed = plus(sstRegistered ? rent : noMoney, PLATFORM_SST_REGISTERED ? fee : noMoney)
  const sst = shareOf(taxed, question.sstBps)
  const levy = levied === null ? 0 : rooms * question.levyPerRoom(levied)
  return {
    total: sumOf([rent, fee, sst, senOf(levy), senOf(deposit)]),
    average: averageOf(rent, rooms * question.nights.length),
  }
}

/** Without dates: what the mix costs for one night, on average per room. */
export const lowestPrice = (mix: ReadonlyArray<PricedRoom>, { party }: StayQuestion): MixPrice => {
  const rent = senOf(mix.reduce((sum, { count, price }) => sum + count * price, 0))
  const average = averageOf(rent, party.rooms)
  return { total: average, average }
}
