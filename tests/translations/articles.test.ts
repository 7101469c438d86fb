import type { OutsideParts } from "#adapters/pages/page-needs.ts"
import type { Language } from "#core/kernel/localised.ts"
import { languages } from "#core/preferences/preferences.ts"
import { informationPages } from "#core/navigation/information-pages.ts"
import { articleOf, writtenArticles } from "#ui/translations/pages/articles.ts"
import { withHoldTime } from "#ui/translations/pages/hold-time.ts"
import { figures } from "#ui/translations/pages/figures.ts"
import { payloadFiles } from "#ui/translations/pages/payload-files.ts"
import { textOf } from "#tests/architecture/source.ts"
import { describe, expect, test } from "vitest"
import { numbersInWords } from "./number-words.ts"

const all = informationPages.flatMap((page) =>
  languages.map((language) => ({ page, language, article: writtenArticles[page][language] })),
)
const translated = all.filter(({ language }) => language !== "en")

/** Every path to a text, with what is in the brackets and gaps of it. */
const shapeOf = (value: unknown, path = ""): ReadonlyArray<string> => {
  if (typeof value !== "object" || value === null) return [path]
  return Object.entries(value).flatMap(([name, inner]) => shapeOf(inner, `${path}.${name}`))
}

const textsIn = (value: unknown): ReadonlyArray<string> =>
  typeof value === "string"
    ? [value]
    : Object.values(value as Record<string, unknown>).flatMap(textsIn)

const found = (value: unknown, pattern: RegExp): ReadonlyArray<string> =>
  textsIn(value)
    .flatMap((text) => [...text.matchAll(pattern)].map(([, inner]) => inner ?? ""))
    .toSorted()

/** Figures that no rule of the product decides: a law's name, a filter's, an example's. */
const NAMES = /2010|2024|709|1999|599|0-1|AB3DE-7GH9K|Argon2id/g

describe("an information page", () => {
  test.each(all)("$page is in $language what its file says", ({ page, language, article }) => {
    const file = `ui/translations/pages/${page.slice(1)}.${language}.json`

    expect(article).toEqual(JSON.parse(textOf(file)))
  })

  test.each(translated)("$page is translated into $language", ({ page, article }) => {
    const english = new Set(textsIn(writtenArticles[page].en))
    const texts = textsIn(article)

    expect(texts.filter((text) => english.has(text)).length / texts.length).toBeLessThan(0.2)
  })

  test.each(translated)(
    "$page says in $language the parts that it says in English",
    ({ page, article }) => {
      expect(shapeOf(article)).toEqual(shapeOf(writtenArticles[page].en))
    },
  )

  test.each(translated)(
    "$page names in $language the figures and links of English",
    ({ page, article }) => {
      for (const pattern of [/\{\{(\w+)\}\}/g, /\]\(([^)]+)\)/g])
        expect(found(article, pattern)).toEqual(found(writtenArticles[page].en, pattern))
    },
  )

  test.each(all)("$page writes no figure by hand in $language", ({ article }) => {
    const byHand = textsIn(article)
      .map((text) => text.replaceAll(/\{\{\w+\}\}/g, "").replaceAll(NAMES, ""))
      .filter((text) => /\d/.test(text))

    expect(byHand).toEqual([])
  })

  test.each(all)("$page writes no figure in words either in $language", ({ article, language }) => {
    expect(textsIn(article).filter((text) => numbersInWords[language].test(text))).toEqual([])
  })

  test.each(all)("$page fills every gap in $language", ({ page, language }) => {
    const article = withHoldTime(articleOf(page, language), 15)

    expect(found(article, /(\{\{\w+\}\})/g)).toEqual([])
  })

  test.each(languages)("leaves how long rooms are held to the site that shows it in %s", (lang) => {
    expect(found(articleOf("/help", lang), /\{\{(\w+)\}\}/g)).toEqual(["holdMinutes"])
    expect(textsIn(withHoldTime(articleOf("/help", lang), 7)).join()).toMatch(/(?<!\d)7 /)
  })

  test("leads only to pages that exist", () => {
    const pages = [...informationPages, "/contact-us", "/booking/search", "/forgot-password"]

    const links = all.flatMap(({ article }) => found(article, /\]\(([^)]+)\)/g))

    expect(links.filter((link) => !pages.includes(link))).toEqual([])
  })
})

/** By which words the privacy notice names each service from outside; null is no service. */
const services = {
  demonstration: null,
  company: null,
  google: { en: /button of Google/, bm: /butang Google/, cn: /Google 按钮/ },
  cardForm: { en: /card form/, bm: /Borang kad/, cn: /银行卡表格/ },
  countryLookup: {
    en: /country of an IP address/,
    bm: /negara bagi sesuatu alamat IP/,
    cn: /IP 地址所属国家/,
  },
  analytics: { en: /Google Analytics/, bm: /Google Analytics/, cn: /Google Analytics/ },
  holdMinutes: null,
  followUs: null,
} as const satisfies Record<keyof OutsideParts, Readonly<Record<Language, RegExp>> | null>

test.each(languages)("the privacy notice names every service from outside in %s", (language) => {
  const notice = textsIn(writtenArticles["/privacy-policy"][language]).join("\n")
  const unnamed = Object.entries(services).filter(
    ([, named]) => named !== null && !named[language].test(notice),
  )

  expect(unnamed).toEqual([])
})

test("no figure is kept that no page names", () => {
  const named = new Set(all.flatMap(({ article }) => found(article, /\{\{(\w+)\}\}/g)))

  expect(Object.keys(figures).filter((figure) => !named.has(figure))).toEqual([])
})

test("a build writes every page down once in each language", () => {
  const files = payloadFiles()

  expect(files).toHaveLength(informationPages.length * languages.length)
  expect(files.map(({ fileName }) => fileName)).toContain("about-us/_payload.bm.json")
  expect(JSON.parse(files[0]!.source)).toEqual(articleOf("/about-us", "en"))
})
