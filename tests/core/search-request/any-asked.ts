import * as fc from "fast-check"
import { noFilters } from "#core/search-request/change-search.ts"
import { sortOrders } from "#core/search-request/choices.ts"
import type { Filters } from "#core/search-request/filters.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import type { Sen } from "#core/money/sen.ts"
import { addDays } from "#core/stay/calendar.ts"
import { anyFilters } from "#fixtures/arbitraries/any-stay-search.ts"
import { STOCK_FROM } from "#fixtures/arbitraries/any-stock.ts"

/** Visitors and members, some days before the stays that the generated stock is about. */
export const anyViewer = fc.record({
  member: fc.boolean(),
  now: fc
    .nat(8 * 24)
    .map((hours) => Date.parse("2026-11-25T00:00:00.000Z") + hours * 60 * 60 * 1000),
})

/** Up to three nights among those of the generated stock. */
export const anyDates = fc
  .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 1, max: 3 }))
  .map(([day, nights]) => {
    const checkIn = addDays(STOCK_FROM, day)
    return { checkIn, checkOut: addDays(checkIn, nights) }
  })

const smallParty = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.nat(2), fc.nat(2))
  .map(([rooms, more, children]) => ({ rooms, adults: rooms + more, children }))

const anyPrice = fc.option(
  fc.integer({ min: 10000, max: 80000 }).map((price) => price as Sen),
  { nil: null },
)

/** Few filters at a time, or nothing would ever be found. */
const fewFilters = fc
  .tuple(
    anyFilters,
    anyPrice,
    anyPrice,
    fc.subarray(Object.keys(noFilters) as Array<keyof Filters>, { maxLength: 3 }),
  )
  .map(([filters, minPrice, maxPrice, on]): Filters => {
    const asked: Record<string, unknown> = { ...filters, minPrice, maxPrice }
    return { ...noFilters, ...Object.fromEntries(on.map((name) => [name, asked[name]])) }
  })

/** Searches that may find something in generated stock. */
export const askedWith = (dates: fc.Arbitrary<StaySearch["criteria"]["dates"]>) =>
  fc.record({
    criteria: fc.record({
      where: fc.constantFrom(null, "langkawi", "kedah", "petronas-twin-towers"),
      dates,
      party: smallParty,
    }),
    filters: fewFilters,
    sort: fc.constantFrom(null, ...sortOrders),
    page: fc.constant(1),
  }) as fc.Arbitrary<StaySearch>

/** With dates or without. */
export const anyAsked = askedWith(fc.oneof(anyDates, fc.constant(null)))
