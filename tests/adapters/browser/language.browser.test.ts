// @vitest-environment happy-dom
import { languageOfDocument } from "#adapters/browser/language.browser.ts"
import { afterEach, describe, expect, it } from "vitest"

describe("the language of a page", () => {
  afterEach(() => void (document.documentElement.lang = ""))

  it.each([
    ["en", "en"],
    ["ms", "bm"],
    ["zh-Hans", "cn"],
    ["", "en"],
    ["fr", "en"],
  ])("marked as %j is %s", (tag, language) => {
    document.documentElement.lang = tag

    expect(languageOfDocument()).toBe(language)
  })
})
