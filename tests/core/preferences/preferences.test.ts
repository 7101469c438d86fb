import { describe, expect, test } from "vitest"
import type { Language } from "#core/kernel/localised.ts"
import {
  languageAccepted,
  languages,
  preferencesIn,
  preferencesOf,
  tagOf,
} from "#core/preferences/preferences.ts"

const preferences = (request: { query?: string; cookie?: string; acceptLanguage?: string }) =>
  preferencesOf({
    query: new URLSearchParams(request.query ?? ""),
    cookie: request.cookie ?? "",
    acceptLanguage: request.acceptLanguage ?? "",
  })

describe("the preferences of a request", () => {
  test(
    "are English and the device's theme when nothing is said",
    { tags: ["§4.5", "§9.5", "§3.1"] },
    () => {
      expect(preferences({})).toEqual({ language: "en", theme: null })
    },
  )

  test("put the address before the cookie, and the cookie before the browser", () => {
    const request = { cookie: "language=bm; theme=dark", acceptLanguage: "zh" }

    expect(preferences(request)).toEqual({ language: "bm", theme: "dark" })
    expect(preferences({ ...request, query: "lang=cn&theme=light" })).toEqual({
      language: "cn",
      theme: "light",
    })
  })

  test("take the English of the address before another language of the cookie", () => {
    expect(preferences({ query: "lang=en", cookie: "language=bm" }).language).toBe("en")
  })

  test("are read from its address and its headers", () => {
    const headers = new Headers({ cookie: "theme=dark", "accept-language": "ms" })
    const request = new Request("https://stays.test/help?lang=cn", { headers })

    expect(preferencesIn(request)).toEqual({ language: "cn", theme: "dark" })
    expect(preferencesIn({ url: "https://stays.test/", headers }).language).toBe("bm")
  })

  test("ignore what is neither a language nor a theme of the product", () => {
    const request = { query: "lang=fr&theme=blue", cookie: "language=%00; theme=" }

    expect(preferences(request)).toEqual({ language: "en", theme: null })
  })
})

describe("the language a browser accepts", () => {
  test.each([
    ["ms-MY,ms;q=0.9,en;q=0.8", "bm"],
    ["zh-TW", "cn"],
    ["en-GB,en;q=0.5,ms;q=0.9", "en"],
    ["fr;q=1, zh;q=0.4, en;q=0.3", "cn"],
    ["en;q=0, ms;q=0.1", "bm"],
    ["en;q=0.5, ms;q=0.9", "bm"],
    ["en; q=0.1, ms;q=0.5", "bm"],
    ["en-MS", "en"],
    ["de-CN", null],
    ["fr-EN", null],
    ["en;q=0", null],
    ["fr, de", null],
    ["", null],
    ["*", null],
  ])("of %j is %j", (header, language) => {
    expect(languageAccepted(header)).toBe(language)
  })
})

test("the product has English, Malay and Chinese, offered in this order", () => {
  expect(languages).toEqual(["en", "bm", "cn"])
})

describe("the tag of a language", () => {
  test.each<[Language, string]>([
    ["en", "English"],
    ["bm", "Malay"],
    ["cn", "Simplified Chinese"],
  ])("for %s is the one that browsers know as %s", (language, name) => {
    const names = new Intl.DisplayNames("en", { type: "language" })

    expect(names.of(tagOf[language])).toBe(name)
  })
})
