// @vitest-environment node
import { within } from "@testing-library/dom"
import { describe, expect, test } from "vitest"
import { serverPage } from "#tests/ui/support/server-page.ts"

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
