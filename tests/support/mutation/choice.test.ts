import { expect, it } from "vitest"
import { batchesOf, choiceOf, SAMPLE_MUTANTS, unmeasured } from "./choice.ts"
import { hashOf, type Scores, type SourceFile } from "./scores.ts"

const sources: ReadonlyArray<SourceFile> = [
  { file: "core/money/sen.ts", text: "a text that is rather long", tests: "a" },
  { file: "core/stay/nights.ts", text: "short", tests: "b" },
  { file: "core/stay/party.ts", text: "of middle size", tests: "c" },
]

const measuredAs = (mutants: number): Scores =>
  Object.fromEntries(
    sources.map(({ file, text, tests }) => [
      file,
      { hash: hashOf(text), tests, mutants, noticed: mutants },
    ]),
  )

it("judges a file that changed since it was measured, wherever the change came from", () => {
  const changed = sources.map((source, at) => (at === 1 ? { ...source, text: "new" } : source))

  expect(choiceOf(changed, measuredAs(50), 0)).toEqual({
    changed: ["core/stay/nights.ts"],
    sample: [],
  })
})

it("takes the sample from files whose tests changed, beside what changed itself", () => {
  const retested = sources.map((source, at) => (at === 2 ? { ...source, tests: "weaker" } : source))
  const both = retested.map((source, at) => (at === 1 ? { ...source, text: "new" } : source))

  expect(choiceOf(retested, measuredAs(SAMPLE_MUTANTS), 0)).toEqual({
    changed: [],
    sample: ["core/stay/party.ts"],
  })
  expect(choiceOf(both, measuredAs(SAMPLE_MUTANTS), 0)).toEqual({
    changed: ["core/stay/nights.ts"],
    sample: ["core/stay/party.ts"],
  })
  expect(unmeasured(both, measuredAs(1))).toEqual(["core/stay/nights.ts", "core/stay/party.ts"])
  expect(unmeasured(sources, measuredAs(1))).toEqual([])
})

it("takes a file for one whose tests may have changed where the record does not say", () => {
  const { tests: _, ...former } = measuredAs(1)["core/stay/party.ts"] ?? {
    hash: "",
    mutants: 0,
    noticed: 0,
  }

  expect(unmeasured(sources, { ...measuredAs(1), "core/stay/party.ts": former })).toEqual([
    "core/stay/party.ts",
  ])
})

it("judges the folder with the least to judge first, and in it the smallest file", () => {
  expect(choiceOf(sources, {}, 0).changed).toEqual([
    "core/stay/nights.ts",
    "core/stay/party.ts",
    "core/money/sen.ts",
  ])
  expect(choiceOf(sources.slice(0, 2), {}, 0).changed).toEqual([
    "core/stay/nights.ts",
    "core/money/sen.ts",
  ])
})

it("takes a sample where nothing changed, from another place for another seed", () => {
  const scores = measuredAs(SAMPLE_MUTANTS)

  expect([0, 1, 2, 3].map((seed) => choiceOf(sources, scores, seed).sample)).toEqual([
    ["core/money/sen.ts"],
    ["core/stay/nights.ts"],
    ["core/stay/party.ts"],
    ["core/money/sen.ts"],
  ])
  expect(choiceOf(sources, scores, 0).changed).toEqual([])
})

it("takes as many files as a sample needs, going round", () => {
  const scores = measuredAs(SAMPLE_MUTANTS / 2)

  expect(choiceOf(sources, scores, 2).sample).toEqual(["core/stay/party.ts", "core/money/sen.ts"])
})

it("leaves a file out of the sample that has nothing to change", () => {
  const scores = {
    ...measuredAs(SAMPLE_MUTANTS),
    "core/money/sen.ts": {
      hash: hashOf(sources[0]?.text ?? ""),
      tests: "a",
      mutants: 0,
      noticed: 0,
    },
  }

  expect(choiceOf(sources, scores, 0).sample).toEqual(["core/stay/nights.ts"])
})

it("asks each folder once, the folder of the first file first", () => {
  const files = ["core/stay/nights.ts", "core/money/sen.ts", "core/stay/party.ts"]

  expect(batchesOf(files)).toEqual([
    { folder: "stay", files: ["core/stay/nights.ts", "core/stay/party.ts"] },
    { folder: "money", files: ["core/money/sen.ts"] },
  ])
})
