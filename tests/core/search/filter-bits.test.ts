import { bitsOfScore, filterBitsOf } from "#core/search/filter-bits.ts"
import { searchablePropertyOf } from "#core/search/searchable-property.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { expect, it } from "vitest"

it("finds no amenity and no bedroom where there is no room", () => {
  const searchable = { ...searchablePropertyOf(aProperty()), rooms: [] }
  const under = (): never => {
    throw new Error("no terms are asked for")
  }
  const found = { searchable, mix: [], price: null, km: null, score: null, under }

  expect(filterBitsOf(found)).toMatchObject({ roomAmenities: 0, bedrooms: 0 })
})

it.each([
  [null, 0],
  [20, 0],
  [69, 0],
  [70, 4],
  [79, 4],
  [80, 6],
  [89, 6],
  [90, 7],
  [100, 7],
])("takes a guest score of %o tenths as every choice that asks for no more", (tenths, bits) => {
  expect(bitsOfScore(tenths === null ? null : { tenths, count: 1 })).toBe(bits)
})
