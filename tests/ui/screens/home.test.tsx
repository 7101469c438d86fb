// @vitest-environment node
import { within } from "@testing-library/dom"
import { describe, expect, test } from "vitest"
import { aHomePage } from "#fixtures/builders/a-home-page.ts"
import { serverPage } from "../support/server-page.ts"

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
  test.each([1, 12])(
    "has every section with %i entries",
    { tags: ["§2.1", "§2.26"] },
    async (entries) => {
      const { document, response } = await serverPage({ path: "/", pages: homeWith(entries) })
      const offers = within(document.body).getByRole("list", { name: "Special Offers" })

      expect(response.status).toBe(200)
      expect(headingsOf(document)).toEqual(expect.arrayContaining(SECTIONS))
      expect(within(offers).getAllByRole("article")).toHaveLength(entries)
    },
  )

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

  test("has a search form that works without scripts", async () => {
    const { document } = await serverPage({ path: "/", pages: homeWith(1) })
    const form = within(document.body).getByRole("search") as HTMLFormElement
    const names = [...form.querySelectorAll("input")].map((input) => input.getAttribute("name"))

    expect(form.getAttribute("action")).toBe("/properties")
    expect(names).toEqual(["where", "checkIn", "checkOut", "adults", "children", "ages", "rooms"])
  })

  test("starts before slow data has come and brings it later", async () => {
    const slow = () =>
      new Promise<{ ok: ReturnType<typeof aHomePage> }>((resolve) =>
        setTimeout(() => resolve({ ok: aHomePage(1) }), 60),
      )
    const { html } = await serverPage({ path: "/", pages: { home: slow }, patienceMs: 5 })

    expect(html.indexOf("Where will you stop by?")).toBeGreaterThan(0)
    expect(html.indexOf("Special Offers")).toBeGreaterThan(html.indexOf("page-facts"))
  })

  test("offers to try again when nobody answers", async () => {
    const { document, response } = await serverPage({ path: "/" })

    expect(response.status).toBe(503)
    expect(within(document.body).getByRole("button", { name: "Try again" })).toBeTruthy()
  })
})

describe("every page", () => {
  test.each([
    ["en", "en", "Oops! Page Not Found"],
    ["bm", "ms", "Alamak! Halaman Tidak Ditemui"],
    ["cn", "zh-Hans", "糟糕！找不到页面"],
  ] as const)("speaks %s to the browser and to the guest", async (language, tag, heading) => {
    const { document, response } = await serverPage({ path: "/nowhere/at-all", language })

    expect(response.status).toBe(404)
    expect(document.documentElement.lang).toBe(tag)
    expect(within(document.body).getByRole("heading", { level: 1 }).textContent).toBe(heading)
    expect(document.body.textContent).toContain("/nowhere/at-all")
  })

  test.for(["/booking/what", "/account/booking/what", "/booking/0123456789ABCDEFGHJKMNPQRS"])(
    "is not there where %s names no booking that could be",
    async (path) => {
      const { document, response } = await serverPage({ path })

      expect(response.status).toBe(404)
      expect(within(document.body).getByText(`Page not found: ${path}`)).toBeTruthy()
    },
  )

  test("wears the chosen theme from its first byte", async () => {
    const { html } = await serverPage({ path: "/nowhere", theme: "dark" })

    expect(html.slice(0, 200)).toContain('data-theme="dark"')
  })

  test("skips to its main part by the first stop of the Tab key", async () => {
    const { document } = await serverPage({ path: "/nowhere" })
    const [first] = document.querySelectorAll("a, button, input, summary")

    expect(first?.getAttribute("href")).toBe("#main")
  })

  test(
    "leads back home from an address that does not exist",
    { tags: ["§2.39", "§2.40"] },
    async () => {
      const { document } = await serverPage({ path: "/nowhere" })

      const link = within(document.body).getByRole("link", { name: "Back To Homepage" })
      expect(link.getAttribute("href")).toBe("/")
    },
  )

  test("stands at its clean address alone", async () => {
    const { response } = await serverPage({ path: "/properties/index.html?where=ipoh" })

    expect(response.status).toBe(301)
    expect(response.headers.get("location")).toBe("/properties")
  })
})
