import { expect, test } from "vitest"
import { screen } from "@testing-library/react"
import { present } from "#core/kernel/present.ts"
import { placeBySlug } from "#core/place/gazetteer.ts"
import { searchFromQuery } from "#core/search-request/search-query.ts"
import { CompactSearch } from "#ui/screens/results/CompactSearch.tsx"
import { aSearchAnswer } from "#tests/ui/support/a-search-answer.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const summaryOf = async (query: string, place: string | null = null) => {
  const { search } = searchFromQuery(new URLSearchParams(query))
  const found = aSearchAnswer({ place: place === null ? null : present(placeBySlug(place)) })
  const { container } = await draw(<CompactSearch search={search} found={found} />)
  return container.querySelector("summary")?.textContent
}

test.each([
  ["", null, "All of MalaysiaSelect dates 1 adult - 0 children - 1 room"],
  ["where=langkawi&adults=2", "langkawi", "LangkawiSelect dates 2 adults - 0 children - 1 room"],
  ["area=5.2,100.1,5.5,100.4", null, "Map areaSelect dates 1 adult - 0 children - 1 room"],
  [
    "checkIn=2026-12-04&checkOut=2026-12-06",
    null,
    "All of Malaysia4 Dec – 6 Dec 1 adult - 0 children - 1 room",
  ],
  [
    "checkIn=2026-12-04&checkOut=2026-12-06&flex=2",
    null,
    "All of Malaysia4 Dec – 6 Dec · ± 2 days 1 adult - 0 children - 1 room",
  ],
  [
    "weekend=2027-03",
    null,
    "All of MalaysiaAny weekend in March 2027 1 adult - 0 children - 1 room",
  ],
])("a search is said in few words: %j", async (query, place, says) => {
  expect(await summaryOf(query, place)).toBe(says)
})

test("the whole search opens with where it was, and with the dates and guests", async () => {
  await summaryOf("where=langkawi&checkIn=2026-12-04&checkOut=2026-12-06&adults=2", "langkawi")
  const form = await screen.findByRole<HTMLFormElement>("search")

  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    where: "Langkawi",
    checkIn: "4 Dec 2026",
    checkOut: "6 Dec 2026",
    adults: "2",
  })
})
