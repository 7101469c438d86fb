import {
  AS_IT_WAS,
  LIST_HIDDEN,
  offlineMarks,
  offlinePageOf,
} from "#core/offline/offline-document.ts"
import { languages } from "#core/preferences/preferences.ts"
import { expect, it } from "vitest"

it("is one written page for each language, under the folder that the site serves", () => {
  expect(languages.map(offlinePageOf)).toEqual([
    "/offline/en.html",
    "/offline/bm.html",
    "/offline/cn.html",
  ])
})

it("has placeholders that tell themselves apart, none of them within another", () => {
  const marks = Object.values(offlineMarks)
  for (const mark of marks) {
    expect(mark.length).toBeGreaterThan(10)
    expect(marks.filter((other) => other.includes(mark))).toEqual([mark])
  }
})

it("hides its list by the attribute as it is written into a tag", () => {
  expect(`<section${LIST_HIDDEN}>`).toBe('<section hidden="">')
})

it("is asked for what was kept by a header that is ours alone", () => {
  expect([...new Headers({ [AS_IT_WAS]: "1" }).keys()]).toEqual(["x-as-it-was"])
})
