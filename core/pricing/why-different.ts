import { boardTotal } from "./board.ts"
import { taxedRoomsOf } from "./quote-for-residency.ts"
import type { QuoteLine } from "./lines.ts"
import { quoteLines } from "./charge-lines.ts"
import type { Quote } from "./quote.ts"
import type { QuotedNight } from "./quoted-night.ts"
import { isForEverybody } from "../property/deal-kinds.ts"

/** What a price depends on, named as a guest would; in the order in which changes are shown. */
export const priceInputs = [
  "dates",
  "rooms",
  "plan",
  "board",
  "children",
  "rate",
  "member",
  "deal",
  "nationality",
  "roomsOfVisitors",
  "fee",
  "taxes",
  "deposit",
] as const

export type PriceInput = (typeof priceInputs)[number]

/** By how many sen a line of a price rose, or fell where it is negative. */
export type LineChange = { readonly line: QuoteLine["line"]; readonly by: number }

/** Which inputs made one price differ from another, and which lines moved; the total comes last. */
export type PriceDifference = {
  readonly inputs: ReadonlyArray<PriceInput>
  readonly lines: ReadonlyArray<LineChange>
}

type Pair = readonly [before: QuotedNight, after: QuotedNight]

const keyOf = ({ date, roomType, plan }: QuotedNight): string =>
  JSON.stringify([date, roomType, plan])

/** Each kind of room and night that both prices have, side by side. */
const sharedNights = (before: Quote, after: Quote): ReadonlyArray<Pair> =>
  after.nights.flatMap((night) =>
    before.nights.filter((old) => keyOf(old) === keyOf(night)).map((old): Pair => [old, night]),
  )

const otherDeals = (before: Quote, after: Quote): ReadonlyArray<Pair> =>
  sharedNights(before, after).filter(
    ([{ deal: old }, { deal: now }]) => old?.kind !== now?.kind || old?.percent !== now?.percent,
  )

const isOfMembers = (nights: Pair): boolean =>
  nights.some(({ deal }) => deal !== null && !isForEverybody[deal.kind])

const setOf = ({ nights }: Quote, fact: (night: QuotedNight) => string): string =>
  [...new Set(nights.map(fact))].toSorted().join()

/** How many rooms of each type, whatever their plans. */
const roomsOf = ({ nights }: Quote): string => {
  const counts = new Map<string, number>()
  for (const { date, roomType, rooms } of nights) {
    const key = `${date} ${roomType}`
    counts.set(key, rooms + (counts.get(key) ?? 0))
  }
  const each = [...counts].map(([key, rooms]) => `${rooms} ${key.slice(key.indexOf(" "))}`)
  return [...new Set(each)].toSorted().join()
}

const plansIn = (quote: Quote): string =>
  setOf(quote, ({ roomType, plan, rooms }) => JSON.stringify([rooms, roomType, plan]))

/** Which children pay what, and their beds, for however many nights. */
const childrenIn = ({ forChildren }: Quote): string =>
  JSON.stringify({ ...forChildren, nights: null })

/** The rates of taxes: what state and property decide, and not who comes. */
const taxRatesOf = ({ why: { sstBps, sstOnRooms, sstOnFee, tourismTax, levy } }: Quote): string =>
  JSON.stringify([
    [sstBps, sstOnRooms, sstOnFee],
    tourismTax.perRoomNight,
    [levy.area, levy.rates.map(({ since, perRoomNight }) => [since, perRoomNight])],
  ])

/** Whether an input of the price is another one. */
const isOther: Readonly<Record<PriceInput, (before: Quote, after: Quote) => boolean>> = {
  dates: (before, after) => setOf(before, ({ date }) => date) !== setOf(after, ({ date }) => date),
  rooms: (before, after) => roomsOf(before) !== roomsOf(after),
  plan: (before, after) => roomsOf(before) === roomsOf(after) && plansIn(before) !== plansIn(after),
  board: (before, after) => boardTotal(before.board) !== boardTotal(after.board),
  children: (before, after) => childrenIn(before) !== childrenIn(after),
  rate: (before, after) => sharedNights(before, after).some(([old, now]) => old.rate !== now.rate),
  member: (before, after) => otherDeals(before, after).some(isOfMembers),
  deal: (before, after) => !otherDeals(before, after).every(isOfMembers),
  nationality: ({ why: { tourismTax: old } }, { why: { tourismTax: now } }) =>
    old.reason !== now.reason &&
    old.amount !== now.amount &&
    ![old.reason, now.reason].includes("propertyExempt"),
  roomsOfVisitors: (before, after) =>
    before.why.tourismTax.reason === after.why.tourismTax.reason &&
    roomsOf(before) === roomsOf(after) &&
    taxedRoomsOf(before) !== taxedRoomsOf(after),
  fee: (before, after) => before.why.feeBps !== after.why.feeBps,
  taxes: (before, after) => taxRatesOf(before) !== taxRatesOf(after),
  deposit: (before, after) =>
    before.deposit !== after.deposit && roomsOf(before) === roomsOf(after),
}

/** Names every input that made a price differ from another; a price moves for no other reason. */
export const whyDifferent = (before: Quote, after: Quote): PriceDifference => ({
  inputs: priceInputs.filter((input) => isOther[input](before, after)),
  lines: quoteLines
    .map((line) => ({ line, by: after[line] - before[line] }))
    .filter(({ by }) => by !== 0),
})
