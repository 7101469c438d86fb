import { expect, test } from "vitest"
import { present } from "#core/kernel/present.ts"
import type { Localised } from "#core/kernel/localised.ts"
import { placeBySlug } from "#core/place/gazetteer.ts"
import { anySearch, withArea, withWhere } from "#core/search-request/change-search.ts"
import type { SearchAnswer } from "#core/search/search-answer.ts"
import { headingOf, nameOfWhere } from "#ui/screens/results/results-heading.ts"
import { townsOf } from "#ui/screens/results/towns-of.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { aSearchAnswer } from "#tests/ui/support/a-search-answer.ts"
import { aContext } from "#tests/ui/support/stage.tsx"

const { say } = aContext().words
const local = ({ en }: Localised) => en
const place = (slug: string) => present(placeBySlug(slug))

const heading = (where: string | null, answer: Partial<SearchAnswer> = {}) =>
  headingOf(withWhere(anySearch, where), aSearchAnswer(answer), say, local)

test("the heading says where the stays are", () => {
  expect(heading(null)).toBe("Stays in Malaysia")
  expect(heading("langkawi", { place: place("langkawi") })).toBe("Stays in Langkawi")
  expect(heading("petronas-twin-towers", { place: place("petronas-twin-towers") })).toBe(
    `Stays near ${place("petronas-twin-towers").name.en}`,
  )
})

test("a search for a property is called by its name, or by what was typed", () => {
  expect(heading("stay-1")).toBe("Stays named Stay 1")
  expect(heading("nowhere")).toBe("Stays named nowhere")
  expect(nameOfWhere(withWhere(anySearch, "stay-1"), aSearchAnswer(), local)).toBe("Stay 1")
})

test("a part of the map is called so, whatever was found", () => {
  const search = withArea(anySearch, { south: 5, west: 100, north: 6, east: 101 })

  expect(headingOf(search, aSearchAnswer(), say, local)).toBe("Stays in this map area")
})

test("each town of the stays is named once, in the middle of its stays", () => {
  const town = (en: string) => ({ en, bm: en, cn: en })
  const stays = [
    aStayCard({ destination: town("Ipoh"), point: { lat: 4, lng: 101 } }),
    aStayCard({ destination: town("Melaka"), point: { lat: 2, lng: 102 } }),
    aStayCard({ destination: town("Ipoh"), point: { lat: 5, lng: 103 } }),
  ]

  expect(townsOf(stays, local)).toEqual([
    { name: "Ipoh", point: { lat: 4.5, lng: 102 } },
    { name: "Melaka", point: { lat: 2, lng: 102 } },
  ])
  expect(townsOf([], local)).toEqual([])
})
