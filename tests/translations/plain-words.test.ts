import type { Language } from "#core/kernel/localised.ts"
import { languages } from "#core/preferences/preferences.ts"
import { openings } from "#fixtures/inventory/openings.table.ts"
import { replies, sentences } from "#fixtures/inventory/review-sentences.table.ts"
import {
  generalFacilities,
  homeFacilities,
  hotelFacilities,
  noteSentences,
} from "#fixtures/inventory/facilities.table.ts"
import { closings, hosting } from "#fixtures/inventory/hosting.table.ts"
import { namePatterns, settingPatterns } from "#fixtures/inventory/name-patterns.table.ts"
import { condoPlans, roomPlans, unitViews } from "#fixtures/inventory/rooms.table.ts"
import {
  amenitySentences,
  centreSentences,
  landmarkByCar,
  landmarkOnFoot,
} from "#fixtures/inventory/sentences.table.ts"
import { surroundings } from "#fixtures/inventory/surroundings.table.ts"
import type { Triple } from "#fixtures/inventory/words.ts"
import placePictures from "#core/property/place-pictures.json" with { type: "json" }
import { pictureCatalogue } from "#fixtures/pictures/picture-catalogue.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { writtenArticles } from "#ui/translations/pages/articles.ts"
import { describe, expect, it } from "vitest"
import { filesIn, textOf } from "../architecture/source.ts"
import { unwantedEnglish, unwantedFor, unwantedIn, unwantedInDocs } from "./plain-words.ts"

const textsIn = (value: unknown): ReadonlyArray<string> =>
  typeof value === "string"
    ? [value]
    : Object.values(value as Record<string, unknown>).flatMap(textsIn)

const lists = {
  en: [...unwantedEnglish, ...unwantedFor.en],
  bm: unwantedFor.bm,
  cn: unwantedFor.cn,
} as const

/** What operators read. */
const said = [...unwantedEnglish, ...unwantedInDocs]

/** The invented stays say each sentence in three languages, one after the other. */
const inventedTexts: ReadonlyArray<Triple> = [
  ...[openings, hosting, surroundings, amenitySentences, namePatterns].flatMap((table) =>
    Object.values<ReadonlyArray<Triple>>(table).flat(),
  ),
  ...Object.values(settingPatterns).flatMap((ofKinds) => Object.values(ofKinds)),
  ...[...Object.values(roomPlans).flat(), ...Object.values(condoPlans)].map(({ name }) => name),
  ...[closings, unitViews, landmarkByCar, landmarkOnFoot, centreSentences].flat(),
  ...[generalFacilities, hotelFacilities, homeFacilities, noteSentences].flat(),
]

const sentencesOf = (language: Language) => [
  ...inventedTexts.map((text) => text[languages.indexOf(language)] ?? ""),
  ...pictureCatalogue.map(({ alt }) => alt[language]),
  ...placePictures.map(({ alt }) => alt[language]),
  ...textsIn([sentences[language], replies[language]]),
]

/** What is said around code: comments and texts, not names. */
const withoutCode = (text: string): string => text.replaceAll(/```.*?```|`[^`\n]*`/gs, "")

const commentsIn = (text: string): string =>
  [...text.matchAll(/\/\*\*?(.*?)\*\/|(?<=^|\s)\/\/([^\n]*)/gs)]
    .map(([, block = "", line = ""]) => `${block}${line}`)
    .join("\n")

describe("plain words", () => {
  it.each(languages)("are what guests read in %s", (language) => {
    const texts = Object.entries(wordsOf[language])
    const articles = Object.entries(writtenArticles).flatMap(([page, article]) =>
      textsIn(article[language]).map((text) => [page, text] as const),
    )

    expect(
      [...texts, ...articles].flatMap(([key, text]) => unwantedIn(key, text, lists[language])),
    ).toEqual([])
  })

  it.each(languages)("are what the invented stays say in %s", (language) => {
    expect(
      sentencesOf(language).flatMap((text) => unwantedIn(text, text, lists[language])),
    ).toEqual([])
  })

  it("are what the docs and the README say", () => {
    // The charts quote names of events and tests; the guide quotes the words that it warns of.
    const pages = ["README.md", ...filesIn(["docs"], ["md"])].filter(
      (page) => !page.startsWith("docs/state-charts/") && page !== "docs/guides/words.md",
    )

    expect(pages.flatMap((page) => unwantedIn(page, withoutCode(textOf(page)), said))).toEqual([])
  })

  it("are what comments say", () => {
    const files = filesIn(["core", "adapters", "ui", "fixtures"], ["ts", "tsx"])

    expect(
      files.flatMap((file) =>
        unwantedIn(file, withoutCode(commentsIn(textOf(file))), unwantedEnglish),
      ),
    ).toEqual([])
  })

  it("are what the commands and the server say to whoever runs them", () => {
    const files = filesIn(["adapters/command-line", "adapters/configuration"], ["ts", "js"])
    const saidIn = (text: string) =>
      [...text.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(([, one = "", two = ""]) => one + two)

    expect(
      files.flatMap((file) => saidIn(textOf(file)).flatMap((text) => unwantedIn(file, text, said))),
    ).toEqual([])
  })
})

/** The words in code marks among what the guide for writers tells not to write. */
const wordsOfGuide = (): ReadonlyArray<string> => {
  const [, terms = ""] = textOf("docs/guides/words.md").split("## One word for one thing")
  const [tables = ""] = terms.split("## Figures")
  const column = (row: string) => {
    const cells = row.split("|").slice(1, -1)
    return cells.length === 2 ? cells[0] : cells.at(-1)
  }
  const rows = tables.split("\n").filter((line) => line.startsWith("|"))
  return rows
    .flatMap((row) => [...(column(row) ?? "").matchAll(/`([^`]+)`/g)])
    .map(([, one = ""]) => one)
}

describe("the lists of unwanted words", () => {
  it("have an expression for every word that the guide for writers marks", () => {
    const guests = [...unwantedFor.en, ...unwantedFor.bm, ...unwantedFor.cn]
    const unknown = wordsOfGuide().filter((word) => unwantedIn("", word, guests).length === 0)

    expect(wordsOfGuide().length).toBeGreaterThan(40)
    expect(unknown).toEqual([])
  })

  it.each(languages)("have no expression in %s that the guide shows no word of", (language) => {
    const untold = unwantedFor[language].filter(
      ({ pattern }) => !wordsOfGuide().some((word) => pattern.test(word)),
    )

    expect(untold).toEqual([])
  })

  it("find a word and say what is better", () => {
    expect(unwantedIn("a.md", "Reckoned anew", unwantedEnglish)).toEqual([
      "a.md: “anew”, better: again",
      "a.md: “Reckoned”, better: calculate",
    ])
    expect(unwantedIn("k", "dalam tahanan", unwantedFor.bm)).toHaveLength(1)
    expect(unwantedIn("k", "《消费者保护法令》", unwantedFor.cn)).toHaveLength(1)
    expect(unwantedIn("k", "确认号: A", unwantedFor.cn)).toHaveLength(1)
  })

  it("leave code and names alone", () => {
    expect(withoutCode("the event `guest.vouchedFor` comes")).not.toContain("vouched")
    expect(commentsIn(`const anew = 1 // goes on\n/** Starts. */`)).toBe(" goes on\n Starts. ")
  })
})
