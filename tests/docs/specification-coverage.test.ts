import { coveragePage } from "#docs/generators/specification/coverage.ts"
import { parts, sentences, sentenceTags } from "#docs/generators/specification/sentences.table.ts"
import {
  taggedTestsAmong,
  testFiles,
  type TestFile,
} from "#docs/generators/specification/tagged-tests.ts"
import { readFile } from "node:fs/promises"
import { describe, expect, it } from "vitest"
import { specifiedWords } from "./specified-words.table.ts"

const page = new URL("../../docs/specification-coverage.md", import.meta.url)
const files = testFiles()
const tagged = taggedTestsAmong(files)

const testFile = (text: string, file = "tests/core/a.test.ts"): TestFile => ({ file, text })
const tagsIn = (...files: ReadonlyArray<TestFile>) =>
  taggedTestsAmong(files).flatMap(({ tags }) => tags)

describe("the page about the specification", () => {
  it("says what the tests say today (npm run docs)", async () => {
    expect(await readFile(page, "utf8")).toBe(coveragePage(tagged))
  })

  it("counts a sentence as open until a test holds it", () => {
    const [id = "", sentence] = Object.entries(sentences)[0] ?? []
    const all = Object.keys(sentences).length

    expect(coveragePage([])).toContain(`${all} sentences: 0 held, ${all} open`)
    expect(coveragePage([])).toContain(`| ${id} | ${sentence} | **open** |`)
    expect(coveragePage([{ file: "tests/a.test.ts", title: "holds", tags: [`§${id}`] }])).toContain(
      `| ${id} | ${sentence} | holds ([a.test](../tests/a.test.ts)) |`,
    )
  })

  it("numbers every sentence by its part, one after the other", () => {
    for (const part of Object.keys(parts)) {
      const ids = Object.keys(sentences).filter((id) => id.startsWith(`${part}.`))
      expect(ids).toEqual(ids.map((_, place) => `${part}.${place + 1}`))
    }
  })
})

describe("a test that holds a sentence", () => {
  it("names no sentence that there is not", () => {
    const known = new Set<string>(sentenceTags.map(({ name }) => name))

    expect(tagged.flatMap(({ tags }) => tags).filter((tag) => !known.has(tag))).toEqual([])
  })

  it.each(Object.entries(specifiedWords))("writes out the words of §%s", (id, words) => {
    const holders = new Set(
      tagged.filter(({ tags }) => tags.includes(`§${id}`)).map(({ file }) => file),
    )
    const texts = files.filter(({ file }) => holders.has(file)).map(({ text }) => text)

    expect(words.filter((word) => !texts.some((text) => text.includes(word)))).toEqual([])
  })

  it.each([
    ['it("a", { tags: "§1.1" }, () => {})', ["§1.1"]],
    ['story("a", { tags: ["§1.1", "§1.2"] }, async () => {})', ["§1.1", "§1.2"]],
    ['it.each([[1]])("a %i", { tags: "§1.1" }, () => {})', ["§1.1"]],
    ['describe("a", { tags: "§1.1" }, () => {})', ["§1.1"]],
    ['// it("gone", { tags: "§1.1" }, () => {})', []],
    ['const words = `it("a", { tags: "§1.1" })`', []],
    ['draw("a", { tags: "§1.1" })', []],
    ['it("a", () => draw({ tags: "§1.1" }))', []],
  ])("is one that is really there: %s", (text, tags) => {
    expect(tagsIn(testFile(text))).toEqual(tags)
  })

  it("is one that is run: in a test file, or in what a test file brings along", () => {
    const suite = testFile('it("a", { tags: "§1.1" }, () => {})', "tests/contracts/a.contract.ts")
    const between = testFile('import "./a.contract.ts"', "tests/contracts/all.ts")

    expect(tagsIn(suite)).toEqual([])
    expect(tagsIn(suite, between)).toEqual([])
    expect(tagsIn(suite, between, testFile('import "../contracts/all.ts"'))).toEqual(["§1.1"])
  })
})
