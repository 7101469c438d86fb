import type { Issue } from "../kernel/issue.ts"
import { writtenAges } from "../stay/child-ages.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { defaultParty, tidyFilters } from "./change-search.ts"
import { LAST_PAGE, sortOrders } from "./choices.ts"
import {
  readArea,
  readDates,
  readFlexible,
  readParty,
  readWhere,
  writtenArea,
  writtenFlexible,
} from "./criteria-query.ts"
import { readFilters, writtenFilters } from "./filters-query.ts"
import { choice, readerOf, wholeNumber } from "./query-reader.ts"
import type { StaySearch } from "./stay-search.ts"

/** A search as far as an address could be read, and what in it could not. */
export type ReadSearch = {
  readonly search: StaySearch
  readonly issues: ReadonlyArray<Issue>
}

/**
 * The search that an address asks for; never fails. A part that is impossible falls back to its
 * default and is listed. Prices are in ringgit (`minPrice=100` or `100.50`). Dates that have gone by
 * or lie too far ahead are only noticed when `today` is given.
 */
export const searchFromQuery = (
  query: URLSearchParams,
  today: CalendarDate | null = null,
): ReadSearch => {
  const reader = readerOf(query)
  const where = readWhere(reader)
  const dates = readDates(reader, today)
  const search: StaySearch = {
    criteria: {
      where,
      ...readArea(reader, where),
      dates,
      ...readFlexible(reader, dates, today),
      party: readParty(reader),
    },
    filters: readFilters(reader),
    sort: choice(reader, { name: "sort", path: "sort" }, sortOrders),
    page: wholeNumber(reader, { name: "page", path: "page" }, [1, LAST_PAGE], 1),
  }
  return { search, issues: reader.issues }
}

const unless = (fallback: number, value: number): string =>
  value === fallback ? "" : String(value)

const written = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll("%2C", ",")

/**
 * The one address of a search, without question mark: only what is not the default, in a fixed
 * order. Reading it gives the same search again.
 */
export const queryFromSearch = ({ criteria, filters, sort, page }: StaySearch): string => {
  const { where, dates, party } = criteria
  const { flex, weekend } = writtenFlexible(criteria)
  const parts: ReadonlyArray<readonly [string, string]> = [
    ["where", where ?? ""],
    ["area", writtenArea(criteria)],
    ["checkIn", dates?.checkIn ?? ""],
    ["checkOut", dates?.checkOut ?? ""],
    ["flex", flex],
    ["weekend", weekend],
    ["adults", unless(defaultParty.adults, party.adults)],
    ["children", unless(defaultParty.children, party.children)],
    ["ages", writtenAges(party)],
    ["rooms", unless(defaultParty.rooms, party.rooms)],
    ...writtenFilters(tidyFilters(filters)),
    ["sort", sort ?? ""],
    ["page", unless(1, page)],
  ]
  return parts
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${written(value)}`)
    .join("&")
}
