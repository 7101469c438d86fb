import { facetsOf } from "#core/search/facets.ts"
import { facetCounter } from "#core/search/count-facets.ts"
import { anySearch } from "#core/search-request/change-search.ts"
import { expect, it } from "vitest"

const { counts } = facetCounter(anySearch.filters, () => null).result()
const stepsOf = (...prices: ReadonlyArray<number>) =>
  facetsOf({ counts, passing: [], prices }).prices

it("counts all stays of a step of prices together", () => {
  const { lowest, highest, counts: steps } = stepsOf(300, 100, 100, 299)

  expect([lowest, highest]).toEqual([100, 300])
  expect(steps).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
})

it("has one step for stays that cost the same", () => {
  expect(stepsOf(250, 250, 250).counts).toEqual([3, ...Array.from({ length: 11 }, () => 0)])
})
