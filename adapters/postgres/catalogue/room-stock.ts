import { weekendAt, weekendNightsOf } from "#core/inventory/weekend-nights.ts"
import type { NightChange, NightsOfRoomType, RoomTypeChange } from "./catalogue.sql.ts"
import { weekdayOfNumber } from "./day-numbers.ts"
import { seasonAt, type RoomSeason } from "./room-seasons.ts"

/** A night takes three numbers: its day, its own rate plus one or 0, and how many rooms are taken. */
const NUMBERS = 3

/** One room type's rates and rooms at one moment; it never changes. */
export interface RoomStock {
  readonly units: number
  readonly base: number
  readonly weekend: number
  readonly weekendNights: ReadonlyArray<number>
  /** The slug of the destination of its property. */
  readonly destination: string
  /** The nights that differ from the ordinary, in the order of their days. */
  readonly nights: Int32Array
}

const asUsual = new Int32Array()

/** The room type as it is now, with the nights that were known of it. */
export const stockOf = (
  { units, base, weekend, destination, region }: RoomTypeChange,
  known: RoomStock | undefined,
): RoomStock => ({
  units,
  base,
  weekend,
  weekendNights: weekendNightsOf[weekendAt({ destination, region })],
  destination,
  nights: known?.nights ?? asUsual,
})

/** Where a day is among nights, or the first one after it. */
const placeOf = (nights: Int32Array, day: number): number => {
  let from = 0
  let until = nights.length / NUMBERS
  while (from < until) {
    const middle = (from + until) >>> 1
    if ((nights[middle * NUMBERS] as number) < day) from = middle + 1
    else until = middle
  }
  return from * NUMBERS
}

const numberOn = (nights: Int32Array, day: number, number: number): number => {
  const place = placeOf(nights, day)
  return nights[place] === day ? (nights[place + number] as number) : 0
}

/** A rate as it is kept: 0 where the night has none of its own. */
const keptRate = (rate: number | null): number => (rate === null ? 0 : rate + 1)

/** The same room type after these nights of it changed; of several changes of a night the last counts. */
export const withNights = (stock: RoomStock, changes: ReadonlyArray<NightChange>): RoomStock => {
  const known = stock.nights
  const byDay = new Map(changes.map((change) => [change[1], change]))
  const merged = new Int32Array(known.length + byDay.size * NUMBERS)
  let read = 0
  let written = 0
  const copyUntil = (until: number): void => {
    merged.set(known.subarray(read, until), written)
    written += until - read
    read = until
  }
  for (const [, day, rate, taken] of [...byDay.values()].toSorted(
    (one, other) => one[1] - other[1],
  )) {
    copyUntil(placeOf(known, day))
    if (known[read] === day) read += NUMBERS
    if (rate === null && taken === 0) continue
    merged.set([day, keptRate(rate), taken], written)
    written += NUMBERS
  }
  copyUntil(known.length)
  return { ...stock, nights: merged.slice(0, written) }
}

/** The same room type with these nights in place of those that were known. */
export const withOnlyNights = (
  stock: RoomStock,
  { days, rates, taken }: NightsOfRoomType,
): RoomStock => {
  const nights = new Int32Array((days?.length ?? 0) * NUMBERS)
  for (const [number, day] of days?.entries() ?? []) {
    nights.set([day, keptRate(rates?.[number] ?? null), taken?.[number] ?? 0], number * NUMBERS)
  }
  return { ...stock, nights }
}

/** The night's own rate, else that of its season, else the weekend's or the base rate. */
export const rateAt = (
  stock: RoomStock,
  day: number,
  seasons: ReadonlyArray<RoomSeason> | undefined,
): number => {
  const own = numberOn(stock.nights, day, 1)
  if (own > 0) return own - 1
  const rates = (seasons && seasonAt(seasons, day)) ?? stock
  return stock.weekendNights.includes(weekdayOfNumber(day)) ? rates.weekend : rates.base
}

/** Rooms neither sold nor held in that night. */
export const freeAt = (stock: RoomStock, day: number): number =>
  stock.units - numberOn(stock.nights, day, 2)
