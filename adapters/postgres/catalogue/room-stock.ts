import { weekendAt, weekendNightsOf } from "#core/inventory/weekend-nights.ts"
import type { NightChange, RoomTypeChange } from "./catalogue.sql.ts"
import { weekdayOfNumber } from "./day-numbers.ts"
import { seasonAt, type RoomSeason } from "./room-seasons.ts"

/** Nights are kept in pages of 128 days: first their own rates plus one, then the rooms taken. */
const PAGE_DAYS = 128
const pageOf = (day: number): number => Math.floor(day / PAGE_DAYS)
const placeOf = (day: number): number => day - pageOf(day) * PAGE_DAYS

/** One room type's rates and rooms at one moment; it never changes. */
export interface RoomStock {
  readonly units: number
  readonly base: number
  readonly weekend: number
  readonly weekendNights: ReadonlyArray<number>
  readonly pages: ReadonlyMap<number, Int32Array>
}

/** The room type as it is now, with the nights that were known of it. */
export const stockOf = (
  { units, base, weekend, destination, region }: RoomTypeChange,
  known: RoomStock | undefined,
): RoomStock => ({
  units,
  base,
  weekend,
  weekendNights: weekendNightsOf[weekendAt({ destination, region })],
  pages: known?.pages ?? new Map(),
})

/** The same room type after these nights of it changed. */
export const withNights = (stock: RoomStock, nights: ReadonlyArray<NightChange>): RoomStock => {
  const pages = new Map(stock.pages)
  const own = new Set<number>()
  for (const [, day, rate, taken] of nights) {
    const number = pageOf(day)
    const page = own.has(number)
      ? pages.get(number)!
      : (pages.get(number)?.slice() ?? new Int32Array(2 * PAGE_DAYS))
    own.add(number)
    pages.set(number, page)
    page[placeOf(day)] = rate === null ? 0 : rate + 1
    page[PAGE_DAYS + placeOf(day)] = taken
  }
  return { ...stock, pages }
}

/** The night's own rate, else that of its season, else the weekend's or the base rate. */
export const rateAt = (
  stock: RoomStock,
  day: number,
  seasons: ReadonlyArray<RoomSeason> | undefined,
): number => {
  const own = stock.pages.get(pageOf(day))?.[placeOf(day)] ?? 0
  if (own > 0) return own - 1
  const rates = (seasons && seasonAt(seasons, day)) ?? stock
  return stock.weekendNights.includes(weekdayOfNumber(day)) ? rates.weekend : rates.base
}

/** Rooms neither sold nor held in that night. */
export const freeAt = (stock: RoomStock, day: number): number =>
  stock.units - (stock.pages.get(pageOf(day))?.[PAGE_DAYS + placeOf(day)] ?? 0)
