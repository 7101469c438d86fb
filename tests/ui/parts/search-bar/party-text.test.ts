import { partyText } from "#ui/parts/search-bar/party-text.ts"
import { partyWithAges } from "#ui/parts/search-bar/party-with-ages.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { speaker } from "#ui/translations/speaker.ts"
import { expect, test } from "vitest"

const { say } = speaker("en", wordsOf.en)

test("a party is counted in words", () => {
  expect(partyText({ adults: 1, children: 0, rooms: 1 }, say)).toBe("1 adult - 0 children - 1 room")
  expect(partyText({ adults: 2, children: 1, rooms: 2 }, say)).toBe("2 adults - 1 child - 2 rooms")
})

test("the ages of children are said, the youngest first, where any is known", () => {
  const party = { adults: 2, children: 3, rooms: 1 }

  expect(partyWithAges(party, say)).toBe("2 adults - 3 children - 1 room")
  expect(partyWithAges({ ...party, ages: [7, null, 4] }, say)).toBe(
    "2 adults - 3 children - 1 room (ages of children: 4, 7)",
  )
})
