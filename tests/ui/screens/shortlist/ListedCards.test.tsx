import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { Slug } from "#core/property/property.ts"
import { aStayCard } from "#fixtures/builders/a-stay-card.ts"
import { aParty, stayDates } from "#fixtures/builders/a-stay.ts"
import { ListedCards } from "#ui/screens/shortlist/ListedCards.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const asked = { where: null, dates: stayDates(), party: aParty() }
const NAMES = ["one", "two", "three", "four", "five"]
const FULL = "4 stays are compared at most. Take one out to add another."

const drawn = async (count: number, compared: ReadonlyArray<string>) => {
  const stays = NAMES.slice(0, count).map((name) =>
    aStayCard({ slug: Slug.make(name), name: { en: name, bm: name, cn: name } }),
  )
  const { address } = await draw(
    <ListedCards stays={stays} asked={asked} compared={compared.map((name) => Slug.make(name))} />,
    { at: "/shortlist", loaded: {} },
  )
  return address
}

const choices = () =>
  screen
    .queryAllByRole<HTMLInputElement>("checkbox")
    .map((one) => [one.getAttribute("aria-label"), one.checked, one.disabled])

const press = (name: string) =>
  userEvent.click(screen.getByRole("checkbox", { name: `Compare ${name}` }))

test("the stays are cards that open on the dates and guests asked, the first at once", async () => {
  await drawn(3, [])

  expect(screen.getByRole("region", { name: "Saved stays" })).toBeTruthy()
  expect(screen.getByRole("link", { name: "two" }).getAttribute("href")).toBe(
    "/properties/two?checkIn=2026-12-04&checkOut=2026-12-06&adults=2",
  )
  const pictures = screen.getAllByRole("article").map((card) => card.querySelector("img"))
  expect(pictures.map((one) => one?.getAttribute("loading"))).toEqual(["eager", "eager", "lazy"])
})

test("one stay has nothing to be compared with", async () => {
  await drawn(1, ["one"])

  expect(choices()).toEqual([])
})

test("a stay is added to those compared, and the address remembers it", async () => {
  const address = await drawn(3, ["one"])
  expect(screen.getAllByRole("checkbox").map((one) => one.closest("label")?.textContent)).toEqual([
    "Compare",
    "Compare",
    "Compare",
  ])
  expect(choices()).toEqual([
    ["Compare one", true, true],
    ["Compare two", false, false],
    ["Compare three", false, false],
  ])

  await press("three")

  await expect.poll(address).toBe("/shortlist?compare=one%2Cthree")
})

test("a stay is taken out of those compared, but never the last", async () => {
  const address = await drawn(3, ["one", "two"])
  expect(choices().map(([, , isDisabled]) => isDisabled)).toEqual([false, false, false])

  await press("one")

  await expect.poll(address).toBe("/shortlist?compare=two")
})

test("no more than four are compared at once, which is said where there are more", async () => {
  await drawn(5, ["one", "two", "three", "four"])

  expect(choices().map(([, , isDisabled]) => isDisabled)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
  expect(screen.getByRole("status").textContent).toBe(FULL)
})

test.each([
  [4, ["one", "two", "three", "four"]],
  [5, ["one", "two", "three"]],
])("of %s stays with %j compared nothing is said of a limit", async (count, compared) => {
  await drawn(count, compared)

  expect(screen.queryByText(FULL)).toBeNull()
})
