// @vitest-environment node
import { within } from "@testing-library/dom"
import { describe, expect, test } from "vitest"
import { pictureOfPlace } from "#core/property/place-pictures.ts"
import { aHomePage, aPlaceTile } from "#fixtures/builders/a-home-page.ts"
import { serverPage } from "#tests/ui/support/server-page.ts"

const homeWith = (entries: number) => ({ home: async () => ({ ok: aHomePage(entries) }) })

const headingsOf = (document: Document) =>
  within(document.body)
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent)

const SECTIONS = [
  "Special Offers",
  "Find & Reserve",
  "Trending Units",
  "Featured",
  "Popular Landmarks",
]

describe("the home page", () => {
  test.each([1, 12])("has every section with %i entries", { tags: "§2.26" }, async (entries) => {
    const { document, response } = await serverPage({ path: "/", pages: homeWith(entries) })
    const offers = within(document.body).getByRole("list", { name: "Special Offers" })

    expect(response.status).toBe(200)
    expect(headingsOf(document)).toEqual(expect.arrayContaining(SECTIONS))
    expect(within(offers).getAllByRole("article")).toHaveLength(entries)
  })

  test("says in every section without entries that there are none", async () => {
    const { document } = await serverPage({ path: "/", pages: homeWith(0) })

    expect(headingsOf(document)).toEqual(expect.arrayContaining(SECTIONS))
    expect(within(document.body).queryByRole("article")).toBeNull()
    expect(document.body.textContent).toContain("No bookings in recent days")
  })

  test("starts a search from a place, a kind and a landmark", { tags: "§2.26" }, async () => {
    const { document } = await serverPage({ path: "/", pages: homeWith(1) })
    const links = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"))

    expect(links).toEqual(
      expect.arrayContaining([
        "/properties?where=destination-0",
        "/properties?kinds=hotel",
        "/properties?where=landmark-0",
      ]),
    )
  })

  test("shows a state by the picture of that place", async () => {
    const picture = pictureOfPlace("pahang")!
    const places = [aPlaceTile({ picture })]
    const { document } = await serverPage({
      path: "/",
      pages: { home: async () => ({ ok: { ...aHomePage(0), places } }) },
    })
    const tile = within(document.body).getByRole("link", { name: /^George Town/ })

    expect(tile.querySelector("img")?.getAttribute("src")).toMatch(/^\/pictures\/place-pahang-/)
  })

  test("has a search form that works without scripts", { tags: "§2.1" }, async () => {
    const { document } = await serverPage({ path: "/", pages: homeWith(1) })
    const form = within(document.body).getByRole("search") as HTMLFormElement
    const fields = [...form.querySelectorAll("input, select")]
    const names = [...new Set(fields.map((field) => field.getAttribute("name")))]

    expect(form.getAttribute("action")).toBe("/properties")
    expect(names).toEqual([
      "where",
      "checkIn",
      "checkOut",
      "flex",
      "weekend",
      "adults",
      "children",
      "ages",
      "rooms",
    ])
  })

  test("starts before slow data has come and brings it later", async () => {
    const patienceMs = 5
    // Waits one after the other: however busy the machine is, patience ends before the last of them.
    const slow = async () => {
      for (const wait of Array.from({ length: 10 }, () => patienceMs))
        await new Promise((resolve) => setTimeout(resolve, wait))
      return { ok: aHomePage(1) }
    }
    const { html } = await serverPage({ path: "/", pages: { home: slow }, patienceMs })

    expect(html.indexOf("Where will you stop by?")).toBeGreaterThan(0)
    expect(html.indexOf("Special Offers")).toBeGreaterThan(html.indexOf("page-facts"))
  })

  test("offers to try again when nobody answers", async () => {
    const { document, response } = await serverPage({ path: "/" })

    expect(response.status).toBe(503)
    expect(within(document.body).getByRole("button", { name: "Try again" })).toBeTruthy()
  })
})
