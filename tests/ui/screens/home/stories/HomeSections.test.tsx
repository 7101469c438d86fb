import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { Slug } from "#core/property/property.ts"
import type { ViewedStay } from "#core/property/viewed-stay.ts"
import type { HomePage } from "#core/search/home-page.ts"
import { aHomePage } from "#fixtures/builders/a-home-page.ts"
import { HomeSections } from "#ui/screens/home/HomeScreen.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const drawn = (home: HomePage, viewed: ReadonlyArray<ViewedStay> = []) =>
  draw(<HomeSections home={home} />, { viewed: { read: async () => viewed, keep: () => {} } })

const section = (name: string) => screen.getByRole("region", { name })

/** Each section with the sentence below its heading. */
const leads = () =>
  screen
    .getAllByRole("heading", { level: 2 })
    .map((heading) => [heading.textContent, heading.nextElementSibling?.textContent])

test("each section of the home page says what is in it", async () => {
  await drawn(aHomePage(1))

  expect(leads()).toEqual([
    ["Special Offers", "Lower rates right now"],
    ["Find & Reserve", "Start with a place or a property type"],
    ["Trending Units", "Most booked in recent days"],
    ["Featured", "Stays with character"],
    ["Popular Landmarks", "Stays close to the sights"],
  ])
})

test("each section without entries says what to do instead", async () => {
  await drawn(aHomePage(0))

  expect(leads()).toEqual([
    ["Special Offers", "No special offers right now. Take a look at the stays below."],
    ["Find & Reserve", "Type any place in Malaysia above to begin."],
    ["Trending Units", "No bookings in recent days. Yours could be the first."],
    ["Featured", "We are choosing new favourites. Search for any place in the meantime."],
    ["Popular Landmarks", "Type any place in Malaysia above to begin."],
  ])
  expect(screen.queryAllByRole("listitem")).toEqual([])
})

test("stays are on shelves that are named, each leading to its page", async () => {
  await drawn(aHomePage(2))
  const shelf = within(screen.getByRole("list", { name: "Trending Units" }))
  const links = within(shelf.getAllByRole("article")[1]!).getAllByRole("link")

  expect(shelf.getAllByRole("article")).toHaveLength(2)
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/properties/stay-1"])
})

test("places and kinds start a search, and say how many stays it finds", async () => {
  await drawn(aHomePage(2))
  const find = within(section("Find & Reserve"))
  const tiles = find
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")])

  expect(within(find.getByRole("list", { name: "By place" })).getAllByRole("link")).toHaveLength(2)
  expect(find.getByRole("heading", { level: 3 }).textContent).toBe("By property type")
  expect(tiles).toEqual([
    ["George Town1 stay", "/properties?where=destination-0"],
    ["George Town2 stays", "/properties?where=destination-1"],
    ["Hotel0 stays", "/properties?kinds=hotel"],
    ["Resort1 stay", "/properties?kinds=resort"],
  ])
})

test("places alone have no heading for kinds", async () => {
  await drawn({ ...aHomePage(1), kinds: [] })

  expect(within(section("Find & Reserve")).queryByRole("heading", { level: 3 })).toBeNull()
  expect(screen.getByRole("list", { name: "By place" })).toBeTruthy()
})

test("kinds alone have no list of places", async () => {
  await drawn({ ...aHomePage(1), places: [] })

  expect(screen.queryByRole("list", { name: "By place" })).toBeNull()
  expect(within(section("Find & Reserve")).getByText("By property type")).toBeTruthy()
})

test("landmarks start a search around them", async () => {
  await drawn(aHomePage(1))
  const link = within(section("Popular Landmarks")).getByRole("link")

  expect([link.textContent, link.getAttribute("href")]).toEqual([
    "George Town1 stay",
    "/properties?where=landmark-0",
  ])
})

test("a home page from memory says that prices may have changed, another does not", async () => {
  const { unmount } = await drawn({ ...aHomePage(0), remembered: true })
  expect(screen.getByText(/^Prices and rooms may have changed/)).toBeTruthy()
  unmount()

  await drawn(aHomePage(0))

  expect(screen.queryByText(/^Prices and rooms may have changed/)).toBeNull()
})

const viewedStay = (slug: string, picture: ViewedStay["picture"]): ViewedStay => ({
  slug: Slug.make(slug),
  name: { en: slug, bm: slug, cn: slug },
  place: { en: "Langkawi", bm: "Langkawi", cn: "浮罗交怡" },
  picture,
})

test("stays that were opened on this device lead back to them, with and without a picture", async () => {
  const picture = { name: "pool", colour: "#000000", mirrored: false }
  await drawn(aHomePage(0), [viewedStay("one", picture), viewedStay("two", null)])
  const viewed = within(await screen.findByRole("region", { name: "Recently viewed" }))

  const tiles = viewed.getAllByRole("link").map((link) => {
    const image = link.querySelector("img")
    return [link.textContent, link.getAttribute("href"), image?.getAttribute("alt")]
  })
  expect(tiles).toEqual([
    ["oneLangkawi", "/properties/one", ""],
    ["twoLangkawi", "/properties/two", undefined],
  ])
  expect(
    viewed.getByText("Stays you opened on this device. They are saved on this device only."),
  ).toBeTruthy()
})

test("where none was opened nothing is said of them", async () => {
  await drawn(aHomePage(0))
  await Promise.resolve()

  expect(screen.queryByText("Recently viewed")).toBeNull()
})
