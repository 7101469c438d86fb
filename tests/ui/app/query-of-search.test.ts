import { anySearch } from "#core/search-request/change-search.ts"
import type { StaySearch } from "#core/search-request/stay-search.ts"
import { aParty, stayDates } from "#fixtures/builders/a-stay.ts"
import { foundQuery, queryOfSearch, stayQuery } from "#ui/app/query-of-search.ts"
import { describe, expect, it } from "vitest"

const dates = stayDates()
const others = stayDates("2026-12-11", "2026-12-13")

const searching = (criteria: Partial<StaySearch["criteria"]>): StaySearch => ({
  ...anySearch,
  criteria: { ...anySearch.criteria, party: aParty({ adults: 3 }), ...criteria },
  filters: { ...anySearch.filters, freeCancellation: true, kinds: ["hotel"] as never },
})

const datesIn = ({ checkIn, checkOut }: Readonly<Record<string, unknown>>) => [checkIn, checkOut]

describe("the address of a search", () => {
  it("has all that is asked for", () => {
    expect(queryOfSearch(searching({ where: "penang" as never, dates }))).toMatchObject({
      where: "penang",
      ...dates,
      adults: "3",
      freeCancellation: "1",
    })
  })

  it("has of a stay its dates, party and terms alone", () => {
    const query = stayQuery(searching({ where: "penang" as never, dates }))

    expect(query).toMatchObject({ ...dates, adults: "3", freeCancellation: "1" })
    expect(query).not.toHaveProperty("where")
    expect(query).not.toHaveProperty("kinds")
  })

  it("has of a stay the dates that it was found on", () => {
    expect(datesIn(stayQuery(searching({ dates }), { dates: others }))).toEqual([
      others.checkIn,
      others.checkOut,
    ])
  })
})

describe("the address of a stay that was found", () => {
  const flexible = { kind: "around", days: 2 } as const

  it("has the dates of the search where it left nothing open", () => {
    const queryOf = foundQuery(searching({ dates }))

    expect(datesIn(queryOf({ dates: others }))).toEqual([dates.checkIn, dates.checkOut])
  })

  it("has its own dates where the search left them open, if it has any", () => {
    const queryOf = foundQuery(searching({ dates, flexible }))

    expect(datesIn(queryOf({ dates: others }))).toEqual([others.checkIn, others.checkOut])
    expect(datesIn(queryOf({}))).toEqual([dates.checkIn, dates.checkOut])
    expect(queryOf({})).not.toHaveProperty("flex")
  })
})
