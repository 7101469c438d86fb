import { languages } from "#core/preferences/preferences.ts"
import { i18nextSpeaker, pageSpeaker, wordsOf } from "#ui/translations/server-words.ts"
import { describe, expect, it } from "vitest"

describe("what the server says", () => {
  it.each(languages)("is the same in letters as on pages, in %s", (language) => {
    const texts = Object.values(wordsOf[language]).join()
    const names = [...texts.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name)
    const gaps = { ...Object.fromEntries(names.map((name) => [name, `<${name}>`])), count: 2 }
    const keys = Object.keys(wordsOf[language]).filter((key) => !/_(one|other)$/.test(key))
    const inLetters = i18nextSpeaker(language)
    const onPages = pageSpeaker(language)

    expect(keys.map((key) => inLetters.say(key, gaps))).toEqual(
      keys.map((key) => onPages.say(key, gaps)),
    )
  })

  it("has what a guest wrote in it as it was written", () => {
    const name = "Tom & <Jerry>"

    expect(i18nextSpeaker("en").say("header.account", { name })).toBe(`Account of ${name}`)
    expect(pageSpeaker("en").say("header.account", { name })).toBe(`Account of ${name}`)
  })

  it("has the figures of the product without being given them", () => {
    const [key] = Object.entries(wordsOf.en).find(([, text]) => text.includes("{{maxRooms}}")) ?? []

    expect(i18nextSpeaker("en").say(key ?? "")).not.toMatch(/\{\{|undefined/)
    expect(i18nextSpeaker("en").say(key ?? "")).toMatch(/\d/)
  })

  it.each(["no.such.text", "no:such text", "header"])(
    "is the name of the text where there is none: %s",
    (key) => {
      expect(i18nextSpeaker("bm").say(key)).toBe(key)
      expect(pageSpeaker("bm").say(key)).toBe(key)
    },
  )

  it("is never in another language", () => {
    expect(i18nextSpeaker("bm").say("header.skip")).toBe(wordsOf.bm["header.skip"])
    expect(i18nextSpeaker("cn").say("header.skip")).toBe(wordsOf.cn["header.skip"])
  })
})
