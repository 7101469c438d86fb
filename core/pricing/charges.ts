import { noMoney, plus, shareOf } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { ChargeLine } from "./charge-lines.ts"
import type { Charges } from "./quoted-charges.ts"
import { lodgingOf } from "./lodging.ts"
import type { PriceFacts } from "./price-facts.ts"
import type { QuotedBoard } from "./quoted-board.ts"
import type { QuotedChildren } from "./quoted-children.ts"
import type { QuotedNight } from "./quoted-night.ts"
import * as reasons from "./reasons.ts"

/** The rates of the lines that are a share of others. */
type Rates = Pick<PriceFacts, "feeBps" | "sstBps" | "sstOnRooms" | "sstOnFee">

/** What the lines are taken from: the nights' sum, what children cost, the deposit, the rates and the taxes per night. */
export type ChargeBasis = Pick<Charges, "subtotal" | "children" | "deposit"> & {
  readonly why: Rates & {
    readonly tourismTax: Pick<PriceFacts["tourismTax"], "amount">
    readonly levy: Pick<PriceFacts["levy"], "amount">
  }
}

/** What service tax is on: the stay itself and the fee, each where its seller is registered. */
export const taxableOf = (
  lodging: Sen,
  bookingFee: Sen,
  { sstOnRooms, sstOnFee }: Pick<Rates, "sstOnRooms" | "sstOnFee">,
): Sen => plus(sstOnRooms ? lodging : noMoney, sstOnFee ? bookingFee : noMoney)

/** Service tax on all that is taxable, rounded once. */
export const serviceTax = (lodging: Sen, bookingFee: Sen, rates: Rates): Sen =>
  shareOf(taxableOf(lodging, bookingFee, rates), rates.sstBps)

/** What lodging costs with the fee and every tax: all lines of its price but the deposit, which comes back. */
export const lodgingCost = (lodging: Sen, why: ChargeBasis["why"]): Sen => {
  const bookingFee = shareOf(lodging, why.feeBps)
  const taxes = plus(
    serviceTax(lodging, bookingFee, why),
    plus(why.tourismTax.amount, why.levy.amount),
  )
  return plus(plus(lodging, bookingFee), taxes)
}

/** Every line of a price, exact to the sen. A price is worked out nowhere else. */
export const charges = ({ subtotal, children, deposit, why }: ChargeBasis): Charges => {
  const lodging = lodgingOf({ subtotal, children })
  const bookingFee = shareOf(lodging, why.feeBps)
  const sst = serviceTax(lodging, bookingFee, why)
  const occupancyTax = plus(why.tourismTax.amount, why.levy.amount)
  const total = plus(lodgingCost(lodging, why), deposit)
  return { subtotal, children, bookingFee, sst, occupancyTax, deposit, total }
}

type PartLine = Exclude<ChargeLine, "total">

/** Whether a line is kept from a guest who does not come, or may not cancel. */
const isKept: Readonly<Record<PartLine, boolean>> = {
  subtotal: true,
  children: true,
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
  readonly forChildren?: QuotedChildren
  readonly why: PriceFacts
}

/** Why one line of a price is as it is: which rule, which row of which day, and how it was rounded. */
export const reasonsOf = (
  { nights, board, forChildren, why, ...lines }: Reasoned,
  line: ChargeLine,
  checkOut: CalendarDate,
): ReadonlyArray<reasons.PriceReason> => {
  switch (line) {
    case "subtotal":
      return [...nights.map(reasons.ofNight), ...reasons.ofBoard(board)]
    case "children":
      return reasons.ofChildren(forChildren)
    case "bookingFee":
      return [reasons.ofFee(lodgingOf(lines), lines.children, why)]
    case "sst":
      return [reasons.ofServiceTax(lodgingOf(lines), lines.bookingFee, why)]
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
