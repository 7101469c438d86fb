import { LETTERS_USAGE, lettersTaskIn } from "#adapters/command-line/guests/letters-run.ts"
import { expect, it } from "vitest"

it.each([
  [["list"], { kind: "list" }],
  [["again", "7"], { kind: "again", id: "7" }],
  [["again", "all"], { kind: "again", id: null }],
  [[], null],
  [["again"], null],
  [["again", ""], null],
  [["again", "all", ""], null],
  [["list", ""], null],
  [["list", "7"], null],
  [["drop", "7"], null],
  [["lists"], null],
])("the words %j ask for %j", (words, task) => {
  expect(lettersTaskIn(words)).toEqual(task)
})

it("the usage names every command", () => {
  expect(LETTERS_USAGE.split("\n")).toEqual([
    "npm run letters -- list",
    "npm run letters -- again <letter>",
    "npm run letters -- again all",
  ])
})
