// @vitest-environment node
import type { Language } from "#core/kernel/localised.ts"
import { informationPages } from "#core/navigation/information-pages.ts"
import { aHomePage } from "#fixtures/builders/a-home-page.ts"
import { existsSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { aSearchAnswer } from "#tests/ui/support/a-search-answer.ts"
import { serverPage } from "#tests/ui/support/server-page.ts"

const pages = {
  home: async () => ({ ok: aHomePage(1) }),
  search: async () => ({ ok: aSearchAnswer() }),
  open: async () => ({ ok: aPropertyPage() }),
}

/** What a network reads of a page, by name. */
const cardOf = async (path: string, language: Language = "en") => {
  const { document } = await serverPage({ path, language, pages })
  return Object.fromEntries(
    [...document.querySelectorAll("meta[property^='og:']")].map((meta) => [
      meta.getAttribute("property"),
      meta.getAttribute("content"),
    ]),
  )
}

const property = `/properties/${aPropertyPage().property.slug}`
const shared = ["/", "/properties", "/contact-us", ...informationPages]
const languages = [
  ["en", "en_GB"],
  ["bm", "ms_MY"],
  ["cn", "zh_CN"],
] as const

describe("what networks show of a shared page", () => {
  it.each([...shared, property])("has text, address and picture on %s", async (path) => {
    const card = await cardOf(path)

    expect(card["og:site_name"]).toBe("Singgah")
    expect(card["og:title"]?.length).toBeGreaterThan(3)
    expect(card["og:description"]?.length).toBeGreaterThan(10)
    expect(card["og:url"]).toBe(`http://localhost${path}?lang=en`)
    expect(card["og:image"]).toMatch(/^http:\/\/localhost\/pictures\/[\w-]+-\d+\.webp$/)
  })

  it.each([
    ["/", "Singgah: hotels, condos and homestays in Malaysia", "Find and book"],
    ["/properties", "Stays in Malaysia", "Find and book"],
    ["/contact-us", "Contact Us", "Contact the Singgah team"],
    ["/about-us", "About Us", ""],
  ])("says what there is on %s", async (path, title, description) => {
    const card = await cardOf(path)

    expect(card["og:title"]).toBe(title)
    expect(card["og:description"]).toMatch(new RegExp(`^${description}`))
  })

  it.each(shared)("has a picture that exists on %s", async (path) => {
    const [, name] = /pictures\/(.+)-\d+\.webp$/.exec((await cardOf(path))["og:image"] ?? "") ?? []

    expect(existsSync(`fixtures/pictures/${name}.webp`)).toBe(true)
  })

  it.each(languages)("is in the language of the page: %s", async (language, locale) => {
    const cards = await Promise.all([...shared, property].map((path) => cardOf(path, language)))

    for (const card of cards) {
      expect(card["og:locale"]).toBe(locale)
      expect(card["og:url"]).toMatch(new RegExp(`lang=${language}$`))
    }
  })

  it("differs by language", async () => {
    for (const path of [...shared, property]) {
      const texts = await Promise.all(
        languages.map(async ([language]) => (await cardOf(path, language))["og:description"]),
      )

      expect(new Set(texts).size).toBe(languages.length)
    }
  })

  it("shows a stay by its own name and picture", async () => {
    const card = await cardOf(property, "cn")
    const { name, pictures } = aPropertyPage().property

    expect(card["og:title"]).toBe(name.cn)
    expect(card["og:image"]).toContain(pictures[0]?.name)
  })

  it.each(["/login", "/account/bookings", "/booking/confirmed", "/booking/new", "/nowhere"])(
    "is nothing on %s",
    async (path) => {
      expect(await cardOf(path)).toEqual({})
    },
  )
})
