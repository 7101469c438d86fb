import {
  anySearch,
  noFilters,
  withDates,
  withFilters,
  withFlexibleDates,
  withParty,
  withWhere,
} from "#core/search-request/change-search.ts"
import { whereaboutsOf } from "#core/search/candidates.ts"
import { homePage } from "#core/search/home-sections.ts"
import { placeNights } from "#core/search/place-nights.ts"
import { searchStays } from "#core/search/search-stays.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { suggestionsFor } from "#core/search/suggest.ts"
import { addDays } from "#core/stay/calendar.ts"
import { monthOf } from "#core/stay/month.ts"
import { snapshotOf } from "#adapters/postgres/catalogue/on-sale.ts"
import { demoCatalogue } from "./demo-catalogue.ts"
import { FIRST_NIGHT, largeCatalogue } from "./large-catalogue.ts"

const PROPERTIES = 10_000
const RUNS = 200
const WARM_UP = 50

const snapshot = largeCatalogue(PROPERTIES)
const viewer = { member: false, now: Date.parse("2026-12-01T02:00:00.000Z") }
const largest = [...snapshot.inDestination].toSorted(([, a], [, b]) => b.length - a.length)[0]
const there = withWhere(anySearch, largest?.[0] ?? null)
const langkawi = withWhere(anySearch, "langkawi")

const staying = (search: StaySearch, day: number, nights: number): StaySearch => {
  const checkIn = addDays(FIRST_NIGHT, day)
  return withDates(search, { checkIn, checkOut: addDays(checkIn, nights) })
}

const filters = { ...noFilters, starBands: ["4", "5"] as const, freeCancellation: true }

const cases: Readonly<Record<string, (day: number) => unknown>> = {
  "largest destination, two nights": (day) => searchStays(snapshot, staying(there, day, 2), viewer),
  "largest destination, filtered": (day) =>
    searchStays(snapshot, withFilters(staying(there, day, 2), filters), viewer),
  "largest destination, family in two rooms": (day) => {
    const family = withParty(staying(there, day, 3), { adults: 4, children: 2, rooms: 2 })
    return searchStays(snapshot, family, viewer)
  },
  "largest destination, thirty nights": (day) =>
    searchStays(snapshot, staying(there, day, 30), viewer),
  "largest destination, without dates": () => searchStays(snapshot, there, viewer),
  "largest destination, two nights ± 3 days": (day) =>
    searchStays(
      snapshot,
      withFlexibleDates(staying(there, day, 2), { kind: "around", days: 3 }),
      viewer,
    ),
  "largest destination, any weekend of a month": (day) =>
    searchStays(
      snapshot,
      withFlexibleDates(there, { kind: "weekends", month: monthOf(addDays(FIRST_NIGHT, day)) }),
      viewer,
    ),
  "Langkawi, two nights ± 3 days": (day) =>
    searchStays(
      snapshot,
      withFlexibleDates(staying(langkawi, day, 2), { kind: "around", days: 3 }),
      viewer,
    ),
  "all of Malaysia, two nights ± 3 days": (day) =>
    searchStays(
      snapshot,
      withFlexibleDates(staying(anySearch, day, 2), { kind: "around", days: 3 }),
      viewer,
    ),
  "Langkawi, prices of 92 nights": (day) => {
    const from = addDays(FIRST_NIGHT, day)
    return placeNights(snapshot, "langkawi", { from, until: addDays(from, 92) }, viewer)
  },
  "all of Malaysia, two nights": (day) => searchStays(snapshot, staying(anySearch, day, 2), viewer),
  "all of Malaysia, without dates": () => searchStays(snapshot, anySearch, viewer),
  "around a landmark, two nights": (day) =>
    searchStays(snapshot, staying(withWhere(anySearch, "petronas-twin-towers"), day, 2), viewer),
  "Langkawi, two nights": (day) => searchStays(snapshot, staying(langkawi, day, 2), viewer),
  "home page": () => homePage(snapshot, [], viewer),
  suggestions: () => suggestionsFor(snapshot, "stay 12"),
}

const millisecondsOf = (run: (day: number) => unknown): ReadonlyArray<number> =>
  Array.from({ length: WARM_UP + RUNS }, (_, round) => {
    const start = performance.now()
    run(round % 300)
    return performance.now() - start
  })
    .slice(WARM_UP)
    .toSorted((one, other) => one - other)

const shown = (times: ReadonlyArray<number>, share: number): string =>
  (times[Math.floor(times.length * share)] ?? 0).toFixed(2).padStart(8)

const candidatesOf = ({ criteria }: StaySearch): number =>
  whereaboutsOf(snapshot, criteria).candidates.length

console.log(
  `${PROPERTIES} properties, ${candidatesOf(there)} of them in the largest destination with its ` +
    `areas, ${candidatesOf(langkawi)} in Langkawi; milliseconds`,
)
console.log(`${"".padEnd(42)}     p50     p99`)
for (const [name, run] of Object.entries(cases)) {
  const times = millisecondsOf(run)
  console.log(`${name.padEnd(42)}${shown(times, 0.5)}${shown(times, 0.99)}`)
}

const places = [
  "kuala-lumpur",
  "langkawi",
  "george-town",
  "penang",
  "johor-bahru",
  "melaka",
  "ipoh",
]
const DAYS = 60

/** As a server holds it: stays of one to five nights that begin in one of sixty days. */
for (const properties of [400, PROPERTIES]) {
  const demo = snapshotOf(demoCatalogue(properties, FIRST_NIGHT))
  const searched = (where: string | null) => (round: number) =>
    searchStays(demo, staying(withWhere(anySearch, where), round % DAYS, 1 + (round % 5)), viewer)
  console.log(`${properties} invented properties with plans and restrictions`)
  const seven = millisecondsOf((round) => searched(places[round % places.length] ?? null)(round))
  console.log(`${"one of seven places".padEnd(42)}${shown(seven, 0.5)}${shown(seven, 0.99)}`)
  const all = millisecondsOf(searched(null))
  console.log(`${"all of Malaysia".padEnd(42)}${shown(all, 0.5)}${shown(all, 0.99)}`)
}
