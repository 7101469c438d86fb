import { noMoney, sumOf, WHOLE_BPS } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { LevyArea } from "../place/place.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { depositReturnsOn } from "./deposit.ts"
import { linesOf, type QuoteLine } from "./lines.ts"
import type { Quote, QuotedNight } from "./quote.ts"
import { roomNightsOf } from "./quoted-nights.ts"

/** How a share was made whole sen: it came out even, or half a sen and more went up, less down. */
export type Rounding = "even" | "up" | "down"

type Since = { readonly since: CalendarDate | null }
type PerRoomNight = Since & { readonly perRoomNight: Sen; readonly roomNights: number }
type Share = { readonly bps: number; readonly of: Sen; readonly rounding: Rounding }

/** One reason of a line, with the figures that a sentence about it needs and no word of language. */
export type PriceReason =
  | ({ readonly tag: "night"; readonly night: QuotedNight } & Pick<Share, "rounding">)
  | { readonly tag: "noFee" | "noSst" | "noDeposit" | "sumOfLines" }
  | ({ readonly tag: "fee" } & Share)
  | ({ readonly tag: "sstOnBoth" | "sstOnRooms" | "sstOnFee" } & Share & Since)
  | ({ readonly tag: "taxOfVisitor" | "taxAssumedMalaysian" } & PerRoomNight)
  | { readonly tag: "taxOfMalaysian" | "taxOfPermanentResident" | "taxOfExemptProperty" }
  | ({ readonly tag: "levy"; readonly area: LevyArea } & PerRoomNight)
  | { readonly tag: "deposit"; readonly returnsOn: CalendarDate }

const roundingOf = (amount: Sen, bps: number): Rounding => {
  const rest = ((amount % WHOLE_BPS) * bps) % WHOLE_BPS
  if (rest === 0) return "even"
  return 2 * rest >= WHOLE_BPS ? "up" : "down"
}

const shareOf = (of: Sen, bps: number): Share => ({ bps, of, rounding: roundingOf(of, bps) })

const nightReason = (night: QuotedNight): PriceReason => {
  const left = 100 - (night.deal?.percent ?? 0)
  return { tag: "night", night, rounding: roundingOf(night.rate, left * (WHOLE_BPS / 100)) }
}

const feeReason = ({ subtotal, why }: Quote): PriceReason =>
  why.feeBps === 0 ? { tag: "noFee" } : { tag: "fee", ...shareOf(subtotal, why.feeBps) }

const sstReason = ({ subtotal, bookingFee, why }: Quote): PriceReason => {
  const { sstOnRooms, sstOnFee, sstBps, sstSince: since } = why
  if (!sstOnRooms && !sstOnFee) return { tag: "noSst" }
  const base = sumOf([sstOnRooms ? subtotal : noMoney, sstOnFee ? bookingFee : noMoney])
  const tag = sstOnRooms ? (sstOnFee ? "sstOnBoth" : "sstOnRooms") : "sstOnFee"
  return { tag, ...shareOf(base, sstBps), since }
}

const taxTags = {
  assumedMalaysian: "taxAssumedMalaysian",
  malaysian: "taxOfMalaysian",
  permanentResident: "taxOfPermanentResident",
  propertyExempt: "taxOfExemptProperty",
  visitor: "taxOfVisitor",
} as const

const taxReason = ({ nights, why }: Quote): PriceReason => {
  const { reason, perRoomNight, since } = why.tourismTax
  const tag = taxTags[reason]
  switch (tag) {
    case "taxOfVisitor":
    case "taxAssumedMalaysian":
      return { tag, perRoomNight, roomNights: roomNightsOf(nights), since }
    case "taxOfMalaysian":
    case "taxOfPermanentResident":
    case "taxOfExemptProperty":
      return { tag }
    default:
      return tag satisfies never
  }
}

/** Only what lies in an area bears rates of a levy. */
const levyReasons = ({ area, rates }: Quote["why"]["levy"]): ReadonlyArray<PriceReason> =>
  rates.map((rate) => ({ tag: "levy", area: area as LevyArea, ...rate }))

/** Why one line of a price is as it is: which rule, which row of which day, and how it was rounded. */
export const reasonsOf = (
  quote: Quote,
  line: QuoteLine["line"],
  checkOut: CalendarDate,
): ReadonlyArray<PriceReason> => {
  switch (line) {
    case "subtotal":
      return quote.nights.map(nightReason)
    case "bookingFee":
      return [feeReason(quote)]
    case "sst":
      return [sstReason(quote)]
    case "occupancyTax":
      return [taxReason(quote), ...levyReasons(quote.why.levy)]
    case "deposit":
      return quote.deposit === 0
        ? [{ tag: "noDeposit" }]
        : [{ tag: "deposit", returnsOn: depositReturnsOn(checkOut) }]
    case "total":
      return [{ tag: "sumOfLines" }]
    default:
      return line satisfies never
  }
}

/** A line of a price with its reasons. */
export type ExplainedLine = QuoteLine & { readonly reasons: ReadonlyArray<PriceReason> }

/** A whole price that explains itself: every line in the order of the bill, with its reasons. */
export const explained = (quote: Quote, checkOut: CalendarDate): ReadonlyArray<ExplainedLine> =>
  linesOf(quote).map((told) => ({ ...told, reasons: reasonsOf(quote, told.line, checkOut) }))
