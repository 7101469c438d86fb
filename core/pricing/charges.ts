import { Schema } from "effect"
import { noMoney, plus, shareOf, sumOf } from "../money/amounts.ts"
import { Sen } from "../money/sen.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { QuotedBoard } from "./board.ts"
import type { PriceFacts } from "./price-facts.ts"
import type { QuotedNight } from "./quoted-nights.ts"
import * as reasons from "./reasons.ts"

/** The lines of a price in the order guests read them; the last is the sum of the others. */
export const Charges = Schema.Struct({
  subtotal: Sen,
  bookingFee: Sen,
  sst: Sen,
  occupancyTax: Sen,
  deposit: Sen,
  total: Sen,
})
export interface Charges extends Schema.Schema.Type<typeof Charges> {}

/** The name of a line. */
export type ChargeLine = keyof Charges

/** The rates of the lines that are a share of others. */
type Rates = Pick<PriceFacts, "feeBps" | "sstBps" | "sstOnRooms" | "sstOnFee">

/** What the lines are taken from: the nights' sum, the deposit, the rates and the taxes per night. */
export type ChargeBasis = Pick<Charges, "subtotal" | "deposit"> & {
  readonly why: Rates & {
    readonly tourismTax: Pick<PriceFacts["tourismTax"], "amount">
    readonly levy: Pick<PriceFacts["levy"], "amount">
  }
}

/** Service tax on rooms and fee, each where its seller is registered; rounded once. */
export const serviceTax = (
  { subtotal, bookingFee }: Pick<Charges, "subtotal" | "bookingFee">,
  { sstBps, sstOnRooms, sstOnFee }: Rates,
): Sen => shareOf(plus(sstOnRooms ? subtotal : noMoney, sstOnFee ? bookingFee : noMoney), sstBps)

/** Every line of a price, exact to the sen. A price is worked out nowhere else. */
export const charges = ({ subtotal, deposit, why }: ChargeBasis): Charges => {
  const bookingFee = shareOf(subtotal, why.feeBps)
  const sst = serviceTax({ subtotal, bookingFee }, why)
  const occupancyTax = plus(why.tourismTax.amount, why.levy.amount)
  const total = sumOf([subtotal, bookingFee, sst, occupancyTax, deposit])
  return { subtotal, bookingFee, sst, occupancyTax, deposit, total }
}

type PartLine = Exclude<ChargeLine, "total">

/** Whether a line is kept from a guest who does not come, or may not cancel. */
const isKept: Readonly<Record<PartLine, boolean>> = {
  subtotal: true,
  bookingFee: true,
  sst: true,
  occupancyTax: false,
  deposit: false,
}

/** The lines that a guest who does not come, or may not cancel, gets nothing back of. */
export const keptLines = (Object.keys(isKept) as ReadonlyArray<PartLine>).filter(
  (line) => isKept[line],
)

/** A price with everything that its reasons are read from. */
type Reasoned = Charges & {
  readonly nights: ReadonlyArray<QuotedNight>
  readonly board?: QuotedBoard
  readonly why: PriceFacts
}

/** Why one line of a price is as it is: which rule, which row of which day, and how it was rounded. */
export const reasonsOf = (
  { nights, board, why, ...lines }: Reasoned,
  line: ChargeLine,
  checkOut: CalendarDate,
): ReadonlyArray<reasons.PriceReason> => {
  switch (line) {
    case "subtotal":
      return [...nights.map(reasons.ofNight), ...reasons.ofBoard(board)]
    case "bookingFee":
      return [reasons.ofFee(lines.subtotal, why)]
    case "sst":
      return [reasons.ofServiceTax(lines.subtotal, lines.bookingFee, why)]
    case "occupancyTax":
      return [reasons.ofTourismTax(nights, why), ...reasons.ofLevy(why)]
    case "deposit":
      return [reasons.ofDeposit(lines.deposit, checkOut)]
    case "total":
      return [reasons.ofTotal(lines.total, lines.deposit)]
    default:
      return line satisfies never
  }
}
