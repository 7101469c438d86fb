import * as fc from "fast-check"
import { expect, test } from "vitest"
import { firstInOrder } from "#core/kernel/first-in-order.ts"

type Item = { readonly key: number; readonly place: number }

const anyItems = fc
  .array(fc.nat(20), { maxLength: 400 })
  .map((keys) => keys.map((key, place): Item => ({ key, place })))

const byKey = (one: Item, other: Item) => one.key - other.key

test("the first of a sorted list are the same however they are found, equals in their order", () => {
  fc.assert(
    fc.property(anyItems, fc.integer({ min: 1, max: 300 }), (items, most) => {
      expect(firstInOrder(items, byKey, most)).toEqual(items.toSorted(byKey).slice(0, most))
    }),
  )
})

/** How often two of these items are compared to find the first so many. */
const comparisonsFor = (items: ReadonlyArray<Item>, most: number): number => {
  let comparisons = 0
  firstInOrder(items, (one, other) => ((comparisons += 1), byKey(one, other)), most)
  return comparisons
}

test("the first few are found without sorting the rest, and many by sorting", () => {
  const items = Array.from({ length: 1000 }, (_, place) => ({ key: place, place }))
  const alike = items.map(({ place }) => ({ key: 0, place }))

  // So far from sorted that sorting them all takes some 8,600 comparisons.
  const shuffled = items.map(({ place }) => ({ key: (place * 379) % 1000, place }))

  expect(comparisonsFor(shuffled, 8)).toBeLessThan(1000 + 40 * 4)
  expect(comparisonsFor(shuffled, 201)).toBeGreaterThan(5000)
  expect(comparisonsFor(items, 8)).toBeLessThan(1000 + 8 * 3)
  expect(comparisonsFor(alike, 8)).toBeLessThan(1000 + 8 * 3)
  expect(comparisonsFor(items.toReversed(), 200)).toBeLessThan(1000 * 9)
  expect(comparisonsFor(items.toReversed(), 200)).toBeGreaterThan(999)
  expect(comparisonsFor(items.toReversed(), 201)).toBe(999)
  expect(firstInOrder(items, byKey, 300)).toHaveLength(300)
})
