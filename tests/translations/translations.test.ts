import { languages, tagOf } from "#core/preferences/preferences.ts"
import { describe, expect, test } from "vitest"
import { fetchWords } from "#ui/translations/fetch-words.ts"
import { i18nextSpeaker, wordsOf } from "#ui/translations/server-words.ts"
import { speaker } from "#ui/translations/speaker.ts"
import type { Words } from "#ui/translations/translations.ts"
import { hardCodedTexts, keyPatterns, uiFiles } from "./ui-texts.ts"

const FORM = /_(one|other)$/
const files = uiFiles()

const namesIn = (words: Words) => new Set(Object.keys(words).map((key) => key.replace(FORM, "")))

const gapsIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([gap]) => gap).toSorted()

const textsOf = (words: Words, name: string) =>
  Object.entries(words)
    .filter(([key]) => key.replace(FORM, "") === name)
    .map(([, text]) => text)

describe("the translations", () => {
  test.each(languages.filter((language) => language !== "en"))(
    "say in %s everything that English says",
    (language) => {
      expect(namesIn(wordsOf[language])).toEqual(namesIn(wordsOf.en))
    },
  )

  test.each(languages)("have no empty text in %s", (language) => {
    expect(Object.entries(wordsOf[language]).filter(([, text]) => text.trim() === "")).toEqual([])
  })

  test.each(languages)("stand in alphabetical order in %s", (language) => {
    const keys = Object.keys(wordsOf[language])

    expect(keys).toEqual(keys.toSorted())
  })

  test("have both forms in English and one in the others wherever a number counts", () => {
    const keys = Object.keys(wordsOf.en)
    const counted = keys.filter((key) => key.endsWith("_one"))

    expect(counted.filter((key) => !keys.includes(key.replace("_one", "_other")))).toEqual([])
  })

  test.each(languages)("have in %s the forms for numbers that the language has", (language) => {
    const { pluralCategories } = new Intl.PluralRules(tagOf[language]).resolvedOptions()
    const counted = new Set(
      Object.keys(wordsOf.en).flatMap((key) => /^(.*)_other$/.exec(key)?.[1] ?? []),
    )
    const forms = Object.keys(wordsOf[language]).filter((key) =>
      counted.has(key.replace(/_(?:zero|one|two|few|many|other)$/, "")),
    )

    expect(counted.size).toBeGreaterThan(20)
    expect(forms.filter((key) => key.includes("_")).toSorted()).toEqual(
      [...counted].flatMap((name) => pluralCategories.map((form) => `${name}_${form}`)).toSorted(),
    )
  })

  test.each(languages.filter((language) => language !== "en"))(
    "are translated into %s: few are as in English",
    (language) => {
      const keys = Object.keys(wordsOf.en) as ReadonlyArray<keyof typeof wordsOf.en>
      const equal = keys.filter((key) => wordsOf[language][key] === wordsOf.en[key])

      expect(equal.length / keys.length).toBeLessThan(0.1)
    },
  )

  test.each(languages)("are the same in %s for a page that fetches them", async (language) => {
    expect(await fetchWords[language]()).toEqual(wordsOf[language])
  })

  test("have the same gaps in every language", () => {
    const differing = [...namesIn(wordsOf.en)].filter((name) => {
      const gaps = languages
        .flatMap((language) => textsOf(wordsOf[language], name))
        .map((text) => gapsIn(text).join())
      return new Set(gaps).size > 1
    })

    expect(differing).toEqual([])
  })

  test("hold nothing that no page says", () => {
    const patterns = files.flatMap(keyPatterns)
    const unsaid = [...namesIn(wordsOf.en)].filter(
      (name) => !patterns.some((pattern) => pattern.test(name)),
    )

    expect(unsaid).toEqual([])
  })
})

describe("a date in a Chinese text", () => {
  // Dates begin with a digit and end with a character: a space stands before them and none behind.
  const DATE = String.raw`\{\{(?:day|date)\}\}`
  const HAN = String.raw`[\u4e00-\u9fff]`

  test("has a space where a digit meets a character, and nowhere else", () => {
    const wrong = new RegExp(`${HAN}${DATE}|${DATE} ${HAN}`)

    expect(Object.entries(wordsOf.cn).filter(([, text]) => wrong.test(text))).toEqual([])
  })
})

describe("the pages", () => {
  test("have no words of their own", () => {
    expect(files.flatMap(hardCodedTexts)).toEqual([])
  })

  test("with words of their own would be noticed", () => {
    const text = `export const A = () => <p title="Hello there">Book {"now or never"}</p>`

    expect(hardCodedTexts({ file: "ui/A.tsx", text })).toEqual([
      "ui/A.tsx: Hello there",
      "ui/A.tsx: Book",
      "ui/A.tsx: now or never",
    ])
  })
})

describe("the browser's speaker", () => {
  test.each(languages)("says every text in %s as i18next does", (language) => {
    const [own, reference] = [speaker(language, wordsOf[language]), i18nextSpeaker(language)]
    const gaps = { name: "<b>$t(x)</b>", price: "RM 1.00", place: "A & B" }
    const said = (by: typeof reference) =>
      [...namesIn(wordsOf[language])].flatMap((name) =>
        [0, 1, 2, 11].map((count) =>
          by.say(name, {
            ...Object.fromEntries(
              textsOf(wordsOf[language], name)
                .flatMap(gapsIn)
                .map((gap) => [gap.slice(2, -2), gap]),
            ),
            ...gaps,
            count,
          }),
        ),
      )

    expect(said(own)).toEqual(said(reference))
  })
})
