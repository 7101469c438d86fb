import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { searchFromQuery } from "#core/search-request/search-query.ts"
import { aPicture } from "#fixtures/builders/a-picture.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { senOf } from "#core/money/amounts.ts"
import { FoundStays } from "#ui/screens/results/FoundStays.tsx"
import { MapCard } from "#ui/screens/results/MapCard.tsx"
import { aSearchAnswer, someStays } from "#tests/ui/support/a-search-answer.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const searchOf = (query: string) => searchFromQuery(new URLSearchParams(query)).search

const drawn = async (query: string, asked = query) => {
  const stays = someStays(4, { belowMiddle: senOf(1_000) })
  await draw(
    <FoundStays
      search={searchOf(query)}
      asked={searchOf(asked)}
      found={aSearchAnswer({ stays })}
    />,
  )
  return screen.getAllByRole("article")
}

test("stays that are found open on the search asked for now", async () => {
  const [card] = await drawn("adults=2", "adults=3")

  expect(within(card!).getByRole("link", { name: "Stay 0" }).getAttribute("href")).toBe(
    "/properties/stay-0?adults=3",
  )
  expect(card?.parentElement?.dataset["stay"]).toBe("stay-0")
})

test("the pictures in view do not wait, the others do", async () => {
  const cards = await drawn("adults=2")

  expect(cards.map((card) => card.querySelector("img")?.getAttribute("loading"))).toEqual([
    "eager",
    "eager",
    "lazy",
    "lazy",
  ])
})

test("only in the recommended order it is said why a stay is where it is", async () => {
  await drawn("sort=ratings")

  expect(screen.queryByText("Why here?")).toBeNull()
})

test("in the recommended order it is said of each stay", async () => {
  await drawn("sort=recommended")

  expect(await screen.findAllByText("Why here?")).toHaveLength(4)
})

test("the card of a pin says what the stay is, where, and from what price", async () => {
  const { container } = await draw(<MapCard stay={aStayCard()} query={{ adults: "2" }} />)
  const text = container.textContent.replaceAll("\u00A0", " ")

  expect(text).toMatch(/^CondoThe SpringwaterBukit Bintang, Kuala LumpurFrom RM 180\.00 \/ night/)
  expect(screen.getByRole("img", { name: "4 stars" })).toBeTruthy()
  expect(container.querySelector("picture img")?.getAttribute("alt")).toBe("")
  expect(
    within(screen.getByRole("heading", { level: 2 }))
      .getByRole("link")
      .getAttribute("href"),
  ).toBe("/properties/the-springwater?adults=2")
})

test("the card of a stay without pictures has none", async () => {
  const { container } = await draw(<MapCard stay={aStayCard({ pictures: [] })} query={{}} />)

  expect(container.querySelector("picture")).toBeNull()
})

test("the card of a pin shows the first picture", async () => {
  const pictures = [aPicture({ name: "pool" }), aPicture({ name: "bed" })]
  const { container } = await draw(<MapCard stay={aStayCard({ pictures })} query={{}} />)

  expect(container.querySelectorAll("picture")).toHaveLength(1)
  expect(container.querySelector("img")?.getAttribute("src")).toContain("pool")
})
