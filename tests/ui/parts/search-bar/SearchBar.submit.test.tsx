import {
  anySearch,
  withArea,
  withDates,
  withFilters,
  withFlexibleDates,
  withWhere,
} from "#core/search-request/change-search.ts"
import type { Suggestion } from "#core/search/home-page.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { draw, pagesWith } from "#tests/ui/support/stage.tsx"
import { SearchBar } from "#ui/parts/search-bar/SearchBar.tsx"
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, test } from "vitest"

const langkawi: Suggestion = {
  kind: "destination",
  slug: "langkawi",
  name: { en: "Langkawi", bm: "Langkawi", cn: "浮罗交怡" },
  within: null,
}
const suggesting = pagesWith({ suggest: async () => ({ ok: [langkawi] }) })
const menus = () => [...document.querySelectorAll("details")]
const openMenus = () => menus().map(({ open }) => open)
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name })
const destination = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Destination" })
const search = () => userEvent.click(screen.getByRole("button", { name: "Search" }))
const inLangkawi = withWhere(anySearch, "langkawi")
const dated = withDates(anySearch, stayDates())

describe("a search that is sent", () => {
  test("keeps the filters of the search before, and the part of the map", async () => {
    const area = { south: 5.2, west: 100.1, north: 5.6, east: 100.5 }
    const before = withFilters(withArea(anySearch, area), { freeCancellation: true })
    const { address } = await draw(<SearchBar search={before} />)
    expect(destination().placeholder).toBe("Map area")

    await search()

    expect(decodeURIComponent(address())).toBe(
      "/properties?area=5.2,100.1,5.6,100.5&freeCancellation=1",
    )
  })

  test("is also a form of its own, which a browser without scripts sends to the same page", async () => {
    await draw(<SearchBar search={inLangkawi} placeName="Langkawi" />)
    const form = screen.getByRole<HTMLFormElement>("search", { name: "Search for stays" })

    expect(form.getAttribute("action")).toBe("/properties")
    expect(form.noValidate).toBe(true)
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      where: "Langkawi",
      checkIn: "",
      checkOut: "",
      adults: "1",
      children: "0",
      rooms: "1",
    })
  })

  test("is kept among recent searches only where a place was chosen", async () => {
    const kept: Array<object> = []
    const recent = { read: () => [], keep: (place: object) => void kept.push(place) }
    await draw(<SearchBar search={inLangkawi} placeName="Pulau Langkawi" />, { recent })
    await search()
    expect(kept).toEqual([{ slug: "langkawi", name: "Pulau Langkawi" }])

    await userEvent.type(destination(), "x")
    await search()
    expect(kept).toHaveLength(1)
  })

  test("closes the dates", async () => {
    await draw(<SearchBar />)
    await userEvent.click(menus()[0]?.querySelector("summary") as HTMLElement)
    menus()[0]?.setAttribute("open", "")

    await userEvent.type(destination(), "Ipoh{Enter}")

    expect(openMenus()).toEqual([false, false])
  })
})

describe("a search whose dates cannot be", () => {
  test("opens the dates with the focus in the first of them, and says what is wrong", async () => {
    const { address } = await draw(<SearchBar />)
    await userEvent.type(field("Check-out"), "6/12/2026")
    expect(screen.queryByRole("alert")).toBeNull()

    await search()

    expect(openMenus()).toEqual([true, false])
    expect(document.activeElement).toBe(field("Check-in"))
    expect(screen.getByRole("alert").textContent).toBe("Choose both dates, or none")
    expect(address()).toBe("/")
  })

  test("is sent once they are right", async () => {
    const { address } = await draw(<SearchBar />)
    await userEvent.type(field("Check-out"), "6/12/2026")
    await search()

    await userEvent.type(field("Check-in"), "4/12/2026")
    expect(screen.queryByRole("alert")).toBeNull()
    await search()

    expect(address()).toBe("/properties?checkIn=2026-12-04&checkOut=2026-12-06")
  })
})

describe("what comes next", () => {
  test.each([
    ["no dates are chosen", anySearch, true],
    ["dates are chosen", dated, false],
    [
      "any weekend will do",
      withFlexibleDates(anySearch, { kind: "weekends", month: "2027-01" }),
      false,
    ],
  ] as const)("after a place is pressed, while %s", async (_name, before, areDatesNext) => {
    await draw(<SearchBar search={before} />, { pages: suggesting })
    await userEvent.type(destination(), "lang")
    await userEvent.click(await screen.findByRole("option", { name: /Langkawi/ }))
    await new Promise((resolve) => setTimeout(resolve))

    expect(openMenus()).toEqual([areDatesNext, false])
    expect(document.activeElement === menus()[0]?.querySelector("summary")).toBe(areDatesNext)
  })

  test.each([
    { adults: 2, children: 0, rooms: 1 },
    { adults: 1, children: 1, rooms: 1 },
    { adults: 2, children: 0, rooms: 2 },
  ])("is nothing after the dates where the party is known: %o", async (party) => {
    await draw(<SearchBar search={{ ...dated, criteria: { ...dated.criteria, party } }} />)

    await userEvent.click(screen.getByRole("button", { name: "2 nights · Done" }))
    await new Promise((resolve) => setTimeout(resolve))

    expect(openMenus()).toEqual([false, false])
  })
})

test("a text typed over a place is searched for as it is typed", async () => {
  const { address } = await draw(<SearchBar search={inLangkawi} placeName="Langkawi" />)

  await userEvent.clear(destination())
  await userEvent.type(destination(), "Ipoh")
  await search()

  expect(address()).toBe("/properties?where=Ipoh")
})
