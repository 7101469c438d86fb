import { averageOf, minus, noMoney, plus, shareOf, sumOf, times } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import { dealtNight } from "./deals.ts"
import { occupancyTaxOf } from "./occupancy-tax.ts"
import type { Quote, QuotedNight } from "./quote.ts"
import { daysOf, roomNightsOf } from "./quoted-nights.ts"
import type { StayToPrice } from "./stay-to-price.ts"
import { PLATFORM_SST_REGISTERED } from "./tax-tables.ts"
import { sstBpsOn, sstSince } from "./taxes.ts"

const quotedNights = ({ rooms, member }: StayToPrice): ReadonlyArray<QuotedNight> =>
  rooms.flatMap(({ roomType, count, deals, nights }) =>
    nights.map((night) => {
      const { deal, price } = dealtNight(deals, night, member)
      const applied = deal === null ? null : { kind: deal.kind, percent: deal.percent }
      return { date: night.date, roomType, rooms: count, rate: night.rate, deal: applied, price }
    }),
  )

const over = (nights: ReadonlyArray<QuotedNight>, each: (night: QuotedNight) => Sen): Sen =>
  sumOf(nights.map((night) => times(each(night), night.rooms)))

/** Service tax falls on rooms and fee where their sellers are registered; rounded once. */
const sstOf = (
  nights: ReadonlyArray<QuotedNight>,
  rooms: { readonly amount: Sen; readonly taxed: boolean },
  fee: { readonly amount: Sen; readonly taxed: boolean },
) => {
  const checkIn = daysOf(nights).first
  const sstBps = sstBpsOn(checkIn)
  const base = sumOf([rooms, fee].map(({ amount, taxed }) => (taxed ? amount : noMoney)))
  return {
    sst: shareOf(base, sstBps),
    why: {
      sstBps,
      sstSince: sstSince(checkIn),
      sstOnRooms: rooms.taxed,
      sstOnFee: fee.taxed,
    },
  }
}

/** The price of a stay, exact to the sen; the same rooms in another order cost the same. */
export const quoteStay = (
  stay: StayToPrice,
  sstOnFee: boolean = PLATFORM_SST_REGISTERED,
): Quote => {
  const { terms } = stay
  const nights = quotedNights(stay)
  const rooms = stay.rooms.reduce((sum, { count }) => sum + count, 0)
  const subtotal = over(nights, ({ price }) => price)
  const bookingFee = shareOf(subtotal, terms.feeBps)
  const { sst, why } = sstOf(
    nights,
    { amount: subtotal, taxed: terms.sstRegistered },
    { amount: bookingFee, taxed: sstOnFee },
  )
  const { tourismTax, levy } = occupancyTaxOf(nights, terms, stay.residency)
  const occupancyTax = plus(tourismTax.amount, levy.amount)
  const deposit = sumOf(stay.rooms.map((room) => times(room.depositPerRoom, room.count)))
  const total = sumOf([subtotal, bookingFee, sst, occupancyTax, deposit])
  const averagePerNight = averageOf(subtotal, roomNightsOf(nights))
  const saved = over(nights, ({ rate, price }) => minus(rate, price))
  const lines = { subtotal, bookingFee, sst, occupancyTax, deposit, total }
  const reasons = { feeBps: terms.feeBps, ...why, tourismTax, levy }
  return { nights, rooms, ...lines, averagePerNight, saved, why: reasons }
}
