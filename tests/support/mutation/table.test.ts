import { expect, it } from "vitest"
import { hashOf, type Scores } from "./scores.ts"
import { rowsOf, tableOf } from "./table.ts"

const sources = [
  { file: "core/money/sen.ts", text: "one", tests: "a" },
  { file: "core/stay/nights.ts", text: "two", tests: "b" },
  { file: "core/stay/party.ts", text: "three", tests: "c" },
  { file: "core/stay/away.ts", text: "four", tests: "d" },
]
const scores: Scores = {
  "core/money/sen.ts": { hash: hashOf("one"), tests: "a", mutants: 10, noticed: 10 },
  "core/stay/nights.ts": {
    hash: hashOf("two, before it changed"),
    tests: "b",
    mutants: 40,
    noticed: 30,
  },
  "core/stay/away.ts": {
    hash: hashOf("four"),
    tests: "before they changed",
    mutants: 0,
    noticed: 0,
  },
}

it("sums up each folder, and says how much of it is as it was measured", () => {
  expect(rowsOf(sources, scores)).toEqual([
    { folder: "stay", files: 3, measured: 0, mutants: 40, noticed: 30 },
    { folder: "money", files: 1, measured: 1, mutants: 10, noticed: 10 },
  ])
})

it("ends with all of core", () => {
  const last = tableOf(sources, scores).split("\n").at(-1)

  expect(last?.split(/\s+/)).toEqual(["all", "of", "core", "80.0", "50", "10", "1", "of", "4"])
})
