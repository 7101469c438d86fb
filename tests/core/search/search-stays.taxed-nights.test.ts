import { anySearch, withDates } from "#core/search-request/change-search.ts"
import { searchStays } from "#core/search/search-stays.ts"
import { senOf } from "#core/money/amounts.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { sellingTerms } from "#fixtures/builders/a-property.ts"
import { describe, expect, it } from "vitest"
import { aHouse, aTownOf, aViewer } from "./small-town.ts"

const RATE = 10_000

const room = { baseRate: senOf(RATE), weekendRate: senOf(RATE), depositPerRoom: senOf(0) }

/** What a house at RM 100.00 a night, without a fee, costs in the results as seen on a day. */
const totalSeen = (
  on: string,
  [checkIn, checkOut]: readonly [string, string],
  terms: Partial<ReturnType<typeof sellingTerms>>,
) => {
  const none = { feeBps: 0, sstRegistered: false, levyArea: null }
  const house = aHouse("house", { stars: 3, room, terms: sellingTerms({ ...none, ...terms }) })
  const { stays } = searchStays(
    aTownOf(house),
    withDates(anySearch, stayDates(checkIn, checkOut)),
    aViewer({ now: Date.parse(`${on}T04:00:00.000Z`) }),
  )
  const price = stays[0]?.price
  return price?.kind === "stay" ? price.cost : undefined
}

describe("a price in the results", () => {
  it("has the service tax of the arrival, whatever it is on the day of the search", () => {
    const search = (checkIn: string, checkOut: string) =>
      totalSeen("2024-02-20", [checkIn, checkOut], { sstRegistered: true })

    expect(search("2024-02-28", "2024-03-01")).toBe(2 * RATE + 1200)
    expect(search("2024-02-29", "2024-03-02")).toBe(2 * RATE + 1200)
    expect(search("2024-03-01", "2024-03-03")).toBe(2 * RATE + 1600)
  })

  it("has the levy of each night, not that of the first or of the last", () => {
    const search = (checkIn: string, checkOut: string) =>
      totalSeen("2024-12-20", [checkIn, checkOut], { levyArea: "perak" })

    expect(search("2024-12-30", "2025-01-01")).toBe(2 * RATE)
    expect(search("2024-12-30", "2025-01-03")).toBe(4 * RATE + 2 * 300)
    expect(search("2025-01-01", "2025-01-03")).toBe(2 * RATE + 2 * 300)
  })
})
