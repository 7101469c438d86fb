import { bedroomsText, capacityText } from "#ui/formats/capacity.ts"
import { speaker } from "#ui/translations/speaker.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { expect, it } from "vitest"

const { say } = speaker("en", wordsOf.en)

it.each([
  ["a room with two bedrooms", { bedrooms: 2, baths: 1 }, ["2 bedrooms"]],
  ["a room without one, with its own bath", { bedrooms: 0, baths: 1 }, ["Studio"]],
  ["a bed in a dormitory", { bedrooms: 0, baths: 0 }, []],
])("%s is told as it is", (_, room, said) => {
  expect(bedroomsText(room, say)).toEqual(said)
})

it.each([
  [{ guests: 4, bedrooms: 2, beds: 3, baths: 1 }, "4_guests · 2_bedrooms · 3_beds · 1_bath"],
  [{ guests: 1, bedrooms: 0, beds: 1, baths: 0 }, "1_guest · 1_bed"],
  [{ guests: 2, bedrooms: 0, beds: 1, baths: 2 }, "2_guests · Studio · 1_bed · 2_baths"],
])("a stay holds what it says, each number on one line with its noun: %o", (stay, said) => {
  expect(capacityText(stay, say)).toBe(said.replaceAll("_", "\u00A0"))
})
