import { expect, it } from "vitest"
import {
  hashOf,
  isMeasured,
  isMeasuredWith,
  testsTextOf,
  textOf,
  withMeasured,
  type Scores,
} from "./scores.ts"

const sen = { file: "core/money/sen.ts", text: "one", tests: "a" }
const nights = { file: "core/stay/nights.ts", text: "two", tests: "b" }
const scores: Scores = {
  [nights.file]: { hash: hashOf("two"), tests: "b", mutants: 4, noticed: 3 },
  [sen.file]: { hash: hashOf("one"), mutants: 9, noticed: 9 },
}

it("knows a file by its text, not by its name", () => {
  expect(isMeasured(scores, sen)).toBe(true)
  expect(isMeasured(scores, { ...sen, text: "one more" })).toBe(false)
  expect(isMeasured(scores, { file: "core/stay/party.ts", text: "one" })).toBe(false)
})

it("knows the tests that a file was measured with, where the record says", () => {
  expect(isMeasuredWith(scores, nights)).toBe(true)
  expect(isMeasuredWith(scores, { ...nights, tests: "weaker" })).toBe(false)
  expect(isMeasuredWith(scores, sen)).toBe(false)
})

it("knows a file whose comments or line breaks alone have changed", () => {
  const before = "/** Half of a price. */\nexport const half = (sen: number) => sen / 2 // exact\n"

  expect(hashOf("export const half = (sen: number) =>\n  sen / 2")).toBe(hashOf(before))
  expect(hashOf(before.replace("/ 2 ", "/ 3 "))).not.toBe(hashOf(before))
  expect(hashOf(before.replace("sen / 2 //", "// sen / 2"))).not.toBe(hashOf(before))
})

it("takes what stands in a string for code", () => {
  expect(hashOf('export const link = "https://one"')).not.toBe(
    hashOf('export const link = "https://two"'),
  )
})

it("is written one line a file, in the order of their names", () => {
  const lines = textOf(scores).split("\n")

  expect(lines).toHaveLength(5)
  expect(lines[1]).toContain(sen.file)
  expect(lines[2]).toContain(nights.file)
  expect(JSON.parse(textOf(scores))).toMatchObject({ [sen.file]: scores[sen.file] })
  expect(textOf({})).toBe("{}\n")
})

it("is written with the tests of each file beside it, where they are known", () => {
  expect(JSON.parse(testsTextOf(scores))).toEqual({ [nights.file]: "b" })
  expect(testsTextOf({})).toBe("{}\n")
})

it("keeps what was not measured again, and forgets a file that is gone", () => {
  const again = { [sen.file]: { hash: hashOf("one"), mutants: 9, noticed: 8 } }

  expect(withMeasured(scores, again, [sen, nights])).toEqual({ ...scores, ...again })
  expect(withMeasured(scores, again, [sen])).toEqual(again)
})
