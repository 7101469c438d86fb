// @vitest-environment node
import type { Language } from "#core/kernel/localised.ts"
import { languages } from "#core/preferences/preferences.ts"
import { informationPages } from "#core/navigation/information-pages.ts"
import { aHomePage } from "#fixtures/builders/a-home-page.ts"
import { within } from "@testing-library/dom"
import { describe, expect, it } from "vitest"
import { aPropertyPage } from "#tests/ui/support/a-property-page.ts"
import { aSearchAnswer } from "#tests/ui/support/a-search-answer.ts"
import { serverPage, type Asked } from "#tests/ui/support/server-page.ts"

const pages = {
  home: async () => ({ ok: aHomePage(1) }),
  search: async () => ({ ok: aSearchAnswer() }),
  open: async () => ({ ok: aPropertyPage() }),
}

const opened = async (asked: Asked) => {
  const { document } = await serverPage({ pages, ...asked })
  return within(document.body)
}

const PROPERTY = `/properties/${aPropertyPage().property.slug}`
const PATHS = [
  "/",
  "/properties",
  PROPERTY,
  "/contact-us",
  "/booking/search",
  "/login",
  "/register",
  "/forgot-password",
  "/nowhere",
  ...informationPages,
]

const named: Readonly<Record<Language, string>> = {
  en: "Demonstration.",
  bm: "Demonstrasi.",
  cn: "演示网站。",
}

describe("a demonstration", () => {
  it.each(PATHS)("says so on %s, in every language", async (path) => {
    for (const language of languages) {
      const page = await opened({ path, language, deployment: { demonstration: true } })

      expect(page.getByRole("complementary", { name: named[language] })).toBeTruthy()
    }
  })

  it("is not spoken of anywhere else", async () => {
    const page = await opened({ path: "/" })

    expect(page.queryByRole("complementary", { name: named.en })).toBeNull()
  })
})

const footerOf = (page: Awaited<ReturnType<typeof opened>>) => within(page.getByRole("contentinfo"))

describe("where nobody takes cards", () => {
  const deployment = { sandbox: false }

  it("the footer names the one way to pay", async () => {
    const footer = footerOf(await opened({ path: "/", deployment }))

    expect(footer.queryByText("Credit or debit card")).toBeNull()
    expect(footer.getByText("Pay at property")).toBeTruthy()
  })

  it("a property says that it is paid for on arrival", async () => {
    const page = await opened({ path: PROPERTY, deployment })

    expect(page.getByText("You pay at the property on arrival.")).toBeTruthy()
    expect(page.queryByText(/pay by card/)).toBeNull()
  })
})

it.each([
  ["the sandbox", { sandbox: true }],
  ["Stripe", { sandbox: false, cardForm: { publishableKey: "pk_test_1", script: null } }],
])("where %s takes cards, both ways are named", async (_, deployment) => {
  const footer = footerOf(await opened({ path: "/", deployment }))
  const property = await opened({ path: PROPERTY, deployment })

  expect(footer.getByText("Credit or debit card")).toBeTruthy()
  expect(property.getByText(/pay by card now or at the property/)).toBeTruthy()
})

describe("how long rooms are held", () => {
  const paths = ["/about-us", "/help", "/terms-and-conditions"]
  const minutes = { en: "minutes", bm: "minit", cn: "分钟" }
  const saidOn = async (path: string, language: Language, deployment?: Asked["deployment"]) => {
    const { document } = await serverPage({ path, language, ...(deployment && { deployment }) })
    return document.querySelector("main")?.textContent ?? ""
  }

  it.each(paths)("is said on %s as this site holds them, in every language", async (path) => {
    for (const language of languages) {
      const told = await saidOn(path, language, { holdMinutes: 7 })

      expect(told).toContain(`7 ${minutes[language]}`)
      expect(told).not.toContain(`15 ${minutes[language]}`)
      expect(await saidOn(path, language)).toContain(`15 ${minutes[language]}`)
    }
  })

  it("is said so in the facts for search engines, too", async () => {
    const { document } = await serverPage({ path: "/help", deployment: { holdMinutes: 7 } })

    const told = [...document.querySelectorAll("script[type='application/ld+json']")]
    expect(told.map(({ textContent }) => textContent).join()).toContain("7 minutes")
  })
})
