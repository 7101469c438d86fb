import { filterBitsOf } from "#core/search/filter-bits.ts"
import { searchablePropertyOf } from "#core/search/searchable-property.ts"
import { stayQuestion } from "#core/room-mix/stay-question.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aParty } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"

it("finds no amenity and no bedroom where there is no room", () => {
  const now = Date.parse("2026-11-21T02:30:00.000Z")
  const question = stayQuestion({ dates: null, party: aParty() }, { member: false, now })
  const searchable = { ...searchablePropertyOf(aProperty()), rooms: [] }
  const found = { searchable, mix: [], price: null, km: null }

  expect(filterBitsOf(found, question)).toMatchObject({ roomAmenities: 0, bedrooms: 0 })
})
