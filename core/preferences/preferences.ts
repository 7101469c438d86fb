import type { Language } from "../kernel/localised.ts"

/** Light or dark; a guest who never chose follows the device. */
export type Theme = "light" | "dark"

/** How a guest wants the pages: the language is always known, the theme only when chosen. */
export type Preferences = { readonly language: Language; readonly theme: Theme | null }

/** A year: how long a browser keeps what its guest chose. */
export const PREFERENCES_KEPT_SECONDS = 31_536_000

/** The tags by which a browser may ask for a language of the product. */
const askedBy: Readonly<Record<Language, RegExp>> = {
  en: /^en\b/i,
  bm: /^(ms|bm)\b/i,
  cn: /^(zh|cn)\b/i,
}

/** Every language of the product, in the order in which guests are offered them. */
export const languages = Object.keys(askedBy) as ReadonlyArray<Language>

export const isLanguage = (text: string | null | undefined): text is Language =>
  languages.some((language) => language === text)

export const isTheme = (text: string | null | undefined): text is Theme =>
  text === "light" || text === "dark"

/** The tag by which browsers and readers know a language of the product. */
export const tagOf: Readonly<Record<Language, string>> = { en: "en", bm: "ms", cn: "zh-Hans" }

const weightOf = (choice: string): number => Number(/;\s*q=([\d.]+)/.exec(choice)?.[1] ?? 1)

/** The first language of an Accept-Language header that the product speaks, by its weights. */
export const languageAccepted = (header: string): Language | null => {
  const choices = header.split(",").map((choice) => choice.trim())
  const byWeight = choices.toSorted((left, right) => weightOf(right) - weightOf(left))
  for (const choice of byWeight) {
    const known = languages.find((language) => askedBy[language].test(choice))
    if (known && weightOf(choice) > 0) return known
  }
  return null
}

const cookieOf = (header: string, name: string): string | undefined =>
  header
    .split(";")
    .map((pair) => pair.trim().split("="))
    .find(([key]) => key === name)?.[1]

/** What a request says about its guest: the address first, then what was chosen before. */
export const preferencesOf = (request: {
  readonly query: URLSearchParams
  readonly cookie: string
  readonly acceptLanguage: string
}): Preferences => {
  const asked = [request.query.get("lang"), cookieOf(request.cookie, "language")]
  const theme = [request.query.get("theme"), cookieOf(request.cookie, "theme")].find(isTheme)
  const language = asked.find(isLanguage) ?? languageAccepted(request.acceptLanguage) ?? "en"
  return { language, theme: theme ?? null }
}

/** The same of a request itself: one rule for pages, their texts and the API. */
export const preferencesIn = ({ url, headers }: ReadRequest): Preferences =>
  preferencesOf({
    query: new URL(url).searchParams,
    cookie: headers.get("cookie") ?? "",
    acceptLanguage: headers.get("accept-language") ?? "",
  })

type ReadRequest = {
  readonly url: string
  readonly headers: { readonly get: (name: string) => string | null }
}
