import { filterBitsOf } from "#core/search/filter-bits.ts"
import { searchablePropertyOf } from "#core/search/searchable-property.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { expect, it } from "vitest"

it("finds no amenity and no bedroom where there is no room", () => {
  const searchable = { ...searchablePropertyOf(aProperty()), rooms: [] }
  const under = (): never => {
    throw new Error("no terms are asked for")
  }
  const found = { searchable, mix: [], price: null, km: null, under }

  expect(filterBitsOf(found)).toMatchObject({ roomAmenities: 0, bedrooms: 0 })
})
