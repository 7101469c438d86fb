import { noMoney, sumOf, WHOLE_BPS } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { LevyArea } from "../place/place.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import type { QuotedBoard } from "./quoted-board.ts"
import type { QuotedChildren } from "./quoted-children.ts"
import { costOf } from "./cost.ts"
import { depositReturnsOn } from "./deposit.ts"
import type { PriceFacts } from "./price-facts.ts"
import { countRoomNights, datesOf } from "./room-nights.ts"
import type { QuotedNight } from "./quoted-night.ts"

/** How a share was made whole sen: it came out even, or half a sen and more went up, less down. */
export type Rounding = "even" | "up" | "down"

type Since = { readonly since: CalendarDate | null }
type PerRoomNight = Since & { readonly perRoomNight: Sen; readonly roomNights: number }
type Added = { readonly count: number; readonly price: Sen; readonly forNights: number }
type Share = { readonly bps: number; readonly of: Sen; readonly rounding: Rounding }

/** One reason of a line, with the figures that a sentence about it needs and no word of language. */
export type PriceReason =
  | ({ readonly tag: "night"; readonly night: QuotedNight } & Pick<Share, "rounding">)
  | ({ readonly tag: "boardOfAdults" | "boardWithChildren" } & QuotedBoard)
  | { readonly tag: "childrenFree"; readonly count: number }
  | ({ readonly tag: "childrenPaying"; readonly from: number } & Added)
  | { readonly tag: "cotsFree"; readonly count: number }
  | ({ readonly tag: "cotsANight" | "cotsAStay" | "extraBeds" } & Added)
  | { readonly tag: "noFee" | "noSst" | "noDeposit" | "sumOfLines" }
  | ({ readonly tag: "fee" | "feeWithChildren" } & Share)
  | ({ readonly tag: "sstOnBoth" | "sstOnRooms" | "sstOnFee" } & Share & Since)
  | ({ readonly tag: "taxOfVisitor" | "taxAssumedMalaysian" } & PerRoomNight)
  | { readonly tag: "taxOfMalaysian" | "taxOfPermanentResident" | "taxOfExemptProperty" }
  | ({ readonly tag: "levy"; readonly area: LevyArea } & PerRoomNight)
  | { readonly tag: "deposit"; readonly returnsOn: CalendarDate }
  | { readonly tag: "costAndDeposit"; readonly cost: Sen; readonly deposit: Sen }

const roundingOf = (amount: Sen, bps: number): Rounding => {
  const rest = ((amount % WHOLE_BPS) * bps) % WHOLE_BPS
  if (rest === 0) return "even"
  return 2 * rest >= WHOLE_BPS ? "up" : "down"
}

const shareOf = (of: Sen, bps: number): Share => ({ bps, of, rounding: roundingOf(of, bps) })

/** The rate of a night, less the deal taken off. */
export const ofNight = (night: QuotedNight): PriceReason => {
  const left = 100 - (night.deal?.percent ?? 0)
  return { tag: "night", night, rounding: roundingOf(night.rate, left * (WHOLE_BPS / 100)) }
}

/** The meals of the guests, where they cost anything. */
export const ofBoard = (board: QuotedBoard | undefined): ReadonlyArray<PriceReason> =>
  board === undefined
    ? []
    : [{ tag: board.children === 0 ? "boardOfAdults" : "boardWithChildren", ...board }]

const cotTags = { NIGHT: "cotsANight", STAY: "cotsAStay" } as const

const ofCots = ({ cots, nights }: QuotedChildren): ReadonlyArray<PriceReason> => {
  if (cots === undefined) return []
  const { count, price, per } = cots
  if (price === 0) return [{ tag: "cotsFree", count }]
  return [{ tag: cotTags[per], count, price, forNights: nights }]
}

/** Who of the children stays free, who pays, and which beds are put up for them. */
export const ofChildren = (quoted: QuotedChildren | undefined): ReadonlyArray<PriceReason> => {
  if (quoted === undefined) return []
  const { free, paying, extraBeds, nights: forNights } = quoted
  return [
    ...(free > 0 ? [{ tag: "childrenFree", count: free } as const] : []),
    ...paying.map(
      ({ from, price, children: count }) =>
        ({ tag: "childrenPaying", from, price, count, forNights }) as const,
    ),
    ...ofCots(quoted),
    ...(extraBeds ? [{ tag: "extraBeds", ...extraBeds, forNights } as const] : []),
  ]
}

/** The fee as a share of the stay itself: the subtotal, and what children cost where they cost anything. */
export const ofFee = (lodging: Sen, children: Sen, { feeBps }: PriceFacts): PriceReason =>
  feeBps === 0
    ? { tag: "noFee" }
    : { tag: children === 0 ? "fee" : "feeWithChildren", ...shareOf(lodging, feeBps) }

/** Service tax as a share of what is taxed. */
export const ofServiceTax = (
  lodging: Sen,
  bookingFee: Sen,
  { sstOnRooms, sstOnFee, sstBps, sstSince: since }: PriceFacts,
): PriceReason => {
  if (!sstOnRooms && !sstOnFee) return { tag: "noSst" }
  const base = sumOf([sstOnRooms ? lodging : noMoney, sstOnFee ? bookingFee : noMoney])
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

/** Tourism tax of the rooms with a visitor in them, or by who comes why there is none. */
export const ofTourismTax = (
  nights: ReadonlyArray<QuotedNight>,
  { tourismTax: { reason, perRoomNight, since, roomsOfVisitors: said = 0 } }: PriceFacts,
): PriceReason => {
  if (said > 0) {
    const roomNights = said * datesOf(nights).length
    return { tag: "taxOfVisitor", perRoomNight, roomNights, since }
  }
  const tag = taxTags[reason]
  switch (tag) {
    case "taxOfVisitor":
    case "taxAssumedMalaysian":
      return { tag, perRoomNight, roomNights: countRoomNights(nights), since }
    case "taxOfMalaysian":
    case "taxOfPermanentResident":
    case "taxOfExemptProperty":
      return { tag }
    default:
      return tag satisfies never
  }
}

/** Each rate of the local levy; only what lies in an area bears any. */
export const ofLevy = ({ levy: { area, rates } }: PriceFacts): ReadonlyArray<PriceReason> =>
  rates.map((rate) => ({ tag: "levy", area: area as LevyArea, ...rate }))

/** When the deposit goes back, or that there is none. */
export const ofDeposit = (deposit: Sen, checkOut: CalendarDate): PriceReason =>
  deposit === 0 ? { tag: "noDeposit" } : { tag: "deposit", returnsOn: depositReturnsOn(checkOut) }

/** What the total is made of: what the stay costs, and what is only held, where anything is. */
export const ofTotal = (total: Sen, deposit: Sen): PriceReason =>
  deposit === 0
    ? { tag: "sumOfLines" }
    : { tag: "costAndDeposit", cost: costOf({ total, deposit }), deposit }
