import { bedroomsText } from "#ui/formats/bedrooms.ts"
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
