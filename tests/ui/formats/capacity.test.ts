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
  [{ guests: 4, bedrooms: 2, beds: 3, baths: 1 }, "4 guests · 2 bedrooms · 3 beds · 1 bath"],
  [{ guests: 1, bedrooms: 0, beds: 1, baths: 0 }, "1 guest · 1 bed"],
  [{ guests: 2, bedrooms: 0, beds: 1, baths: 2 }, "2 guests · Studio · 1 bed · 2 baths"],
])("a stay holds what it says: %o", (stay, said) => {
  expect(capacityText(stay, say)).toBe(said)
})
