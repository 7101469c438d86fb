// @vitest-environment node
import type { Language } from "#core/kernel/localised.ts"
import type { PropertyPage } from "#core/search/property-page.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { within } from "@testing-library/dom"
import { describe, expect, test } from "vitest"
import { aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { serverPage } from "#tests/ui/support/server-page.ts"

const STAY = "?checkIn=2026-12-04&checkOut=2026-12-06&adults=2"

const opened = async (
  language: Language,
  { query = STAY, ...changes }: Partial<PropertyPage> & { readonly query?: string } = {},
) => {
  const property = aProperty({ withdrawn: true, rooms: [] })
  const closed = aPropertyPage({ property, offers: [], mix: null, ...changes })
  const path = `/properties/the-springwater${query}`
  const open = async () => ({ ok: closed })
  const { document, response } = await serverPage({ path, language, pages: { open } })
  return { response, document, body: document.body, page: within(document.body) }
}

describe("a property that is withdrawn", () => {
  test.each([
    ["en", "This stay is not taking new bookings at the moment", "Similar stays"],
    ["bm", "Penginapan ini tidak menerima tempahan baharu buat masa ini", "Penginapan serupa"],
    ["cn", "这家住宿目前暂不接受新预订", "类似住宿"],
  ] as const)("says in %s that it takes no new bookings", async (language, says, similar) => {
    const { page, response } = await opened(language)

    expect(response.status).toBe(200)
    expect(page.getByText(says, { exact: false })).toBeTruthy()
    expect(page.getByRole("heading", { level: 2, name: similar })).toBeTruthy()
    expect(page.getByRole("link", { name: similar }).getAttribute("href")).toBe("#similar")
  })

  test.each(["", STAY])("has no price, no calendar and no way to reserve: %j", async (query) => {
    const { body, page } = await opened("en", { query, similar: [] })

    const text = page.getByRole("main").textContent
    expect(text).toContain("not taking new bookings")
    expect(text).not.toMatch(/RM\s?\d/)
    expect(text).not.toMatch(/other dates|Choose dates/)
    expect(page.queryByRole("complementary", { name: "Your stay" })).toBeNull()
    expect(page.queryByRole("region", { name: "Your stay" })).toBeNull()
    expect(page.queryByRole("heading", { name: "Select Your Room" })).toBeNull()
    expect(
      body.querySelector('a[href*="/booking/new"], #stay, a[href="#stay"], a[href="#similar"]'),
    ).toBeNull()
    expect(page.getByRole("heading", { level: 2, name: "House Rules" })).toBeTruthy()
  })

  test("offers search engines nothing", async () => {
    const { document } = await opened("en")
    const [facts] = document.querySelectorAll('script[type="application/ld+json"]')

    expect(JSON.parse(facts?.textContent ?? "null")).toMatchObject({ name: "The Springwater" })
    expect(JSON.parse(facts?.textContent ?? "null")).not.toHaveProperty("makesOffer")
  })
})
