// @vitest-environment node
import { informationPages } from "#core/navigation/information-pages.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aHomePage } from "#fixtures/builders/a-home-page.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { within } from "@testing-library/dom"
import { describe, expect, test } from "vitest"
import { aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { aSearchAnswer } from "#tests/ui/support/a-search-answer.ts"
import { serverPage } from "#tests/ui/support/server-page.ts"

const pages = {
  home: async () => ({ ok: aHomePage(1) }),
  search: async () => ({ ok: aSearchAnswer() }),
  open: async () => ({ ok: aPropertyPage() }),
}

const { id } = aBookingView()
const PATHS = [
  "/",
  "/properties",
  `/properties/${aPropertyPage().property.slug}`,
  "/shortlist",
  "/booking/search",
  `/booking/${id}`,
  `/booking/confirmed?booking=${id}`,
  `/booking/failed?booking=${id}`,
  "/booking/manage?link=a",
  "/booking/reply?link=a",
  `/booking/review?booking=${id}`,
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password?token=a",
  "/account/bookings",
  `/account/booking/${id}`,
  "/account/profile",
  "/contact-us",
  ...informationPages,
]

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

  test.each(PATHS)("has a title and one heading before its scripts: %s", async (path) => {
    const user = path.startsWith("/account/") ? { user: aUser() } : {}
    // The first drawing loads the code of the page, and sends the page in pieces meanwhile.
    await serverPage({ path, pages, ...user })
    const { document, response } = await serverPage({ path, pages, ...user })

    expect(response.status).toBe(200)
    expect(document.title.replace(/ ?\| ?Singgah$/, "")).not.toBe("")
    const headings = [...document.querySelectorAll("h1")].map(({ textContent }) => textContent)
    expect(headings).toEqual([expect.stringMatching(/\S/)])
  })

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
