import { noFilters } from "#core/search-request/change-search.ts"
import { filterGroupNames, tickedBits } from "#core/search-request/filter-groups.ts"
import { expect, it } from "vitest"

it("has no bit of what is not ticked", () => {
  const none = Object.fromEntries(filterGroupNames.map((group) => [group, 0]))

  expect(tickedBits(noFilters)).toEqual(none)
})

it("has the bit of each choice that is ticked, in the order of the choices", () => {
  const ticked = {
    ...noFilters,
    freeCancellation: true,
    guestScore: 7,
    bedrooms: 2,
    starBands: ["0-1", "3"],
  } as const

  expect(tickedBits(ticked)).toMatchObject({
    freeCancellation: 1,
    payAtProperty: 0,
    guestScore: 4,
    bedrooms: 2,
    starBands: 5,
  })
})
