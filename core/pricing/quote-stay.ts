import { averageOf, minus, plus, sumOf, times } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import { besideOf } from "./beside-rooms.ts"
import { charges } from "./charges.ts"
import { dealtNight } from "./deals.ts"
import { occupancyTaxOf } from "./occupancy-tax.ts"
import { planRate } from "./plan-rate.ts"
import type { Quote } from "./quote.ts"
import { daysOf, countRoomNights } from "./room-nights.ts"
import type { QuotedNight } from "./quoted-night.ts"
import { ratesOf, serviceTaxOn } from "./rates.ts"
import type { StayToPrice } from "./stay-to-price.ts"

const quotedNights = ({ rooms, member }: StayToPrice): ReadonlyArray<QuotedNight> =>
  rooms.flatMap(({ roomType, plan, count, deals, nights }) =>
    nights.map(({ date, rate: listed }) => {
      const rate = plan === undefined ? listed : planRate(listed, plan)
      const { deal, price } = dealtNight(deals, { date, rate }, member)
      const applied = deal === null ? null : { kind: deal.kind, percent: deal.percent }
      const sold = plan === undefined ? { roomType } : { roomType, plan: plan.id }
      return { date, ...sold, rooms: count, rate, deal: applied, price }
    }),
  )

const over = (nights: ReadonlyArray<QuotedNight>, each: (night: QuotedNight) => Sen): Sen =>
  sumOf(nights.map((night) => times(each(night), night.rooms)))

/** The price of a stay, exact to the sen; the same rooms in another order cost the same. */
export const quoteStay = (stay: StayToPrice, sstOnFee?: boolean): Quote => {
  const { terms } = stay
  const nights = quotedNights(stay)
  const why = {
    ...ratesOf(terms, serviceTaxOn(daysOf(nights).first), sstOnFee),
    ...occupancyTaxOf(nights, terms, stay.residency),
  }
  const { board, children } = besideOf(stay.board, stay.forChildren)
  const subtotal = plus(
    over(nights, ({ price }) => price),
    board,
  )
  const deposit = sumOf(stay.rooms.map((room) => times(room.depositPerRoom, room.count)))
  return {
    nights,
    rooms: stay.rooms.reduce((sum, { count }) => sum + count, 0),
    ...(stay.board && { board: stay.board }),
    ...(stay.forChildren && { forChildren: stay.forChildren }),
    ...charges({ subtotal, children, deposit, why }),
    averagePerNight: averageOf(subtotal, countRoomNights(nights)),
    saved: over(nights, ({ rate, price }) => minus(rate, price)),
    why,
  }
}
