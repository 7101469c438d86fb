import { pageCount, pageSteps } from "#core/search/result-pages.ts"
import fc from "fast-check"
import { expect, it } from "vitest"

it("fills as many pages as needed, and one with nothing", () => {
  expect([0, 1, 24, 25].map((total) => pageCount(total, 24))).toEqual([1, 1, 1, 2])
})

it.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [5, 10, [1, "gap", 4, 5, 6, "gap", 10]],
  [1, 10, [1, 2, "gap", 10]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
])("offers on page %i of %i the pages %j", (page, pages, steps) => {
  expect(pageSteps(page, pages)).toEqual(steps)
})

it("always offers the first, the last and the page itself, in order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (one, other) => {
      const [page, pages] = [Math.min(one, other), Math.max(one, other)]
      const numbers = pageSteps(page, pages).filter((step) => step !== "gap")

      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
    }),
  )
})
