import { readFile } from "node:fs/promises"
import { expect, it } from "vitest"
import { filesIn } from "../architecture/source.ts"

const root = new URL("../../", import.meta.url)

const rows = [
  ...(await readFile(new URL("docs/glossary.md", root), "utf8")).matchAll(
    /^\| ([^|]+?) +\| [^|]+ \| `(\w+)` +\| `([^`]+)` +\|$/gm,
  ),
].map(([, word, type, file]) => ({ word: word!, type: type!, file: file! }))

it("has a row for every word it promises", () => {
  expect(rows.length).toBeGreaterThan(30)
})

it.each(rows)("finds $word as $type in $file", async ({ type, file }) => {
  const source = await readFile(new URL(file, root), "utf8")

  expect(source).toMatch(new RegExp(`export (?:const|type|interface|class) ${type}\\b`))
})

it("gives one word to one thing", () => {
  expect(new Set(rows.map(({ word }) => word)).size).toBe(rows.length)
})

/** Names of folders that a newcomer knows: plain nouns of the field or of software. */
const COMMON = new Set(
  "account booking checkout contact files inventory mail money navigation payment people place preferences pricing property release search stay visitor".split(
    " ",
  ),
)

it("explains every room of core whose name does not speak for itself", () => {
  const rooms = new Set(filesIn(["core"], ["ts"]).map((file) => file.split("/")[1] ?? ""))
  const words = new Set(rows.map(({ word }) => word.replaceAll(" ", "-")))
  const unexplained = [...rooms].filter((room) => !COMMON.has(room) && !words.has(room))

  expect(unexplained).toEqual([])
})

it("has a row for every port", () => {
  const ports = filesIn(["core"], ["ts"]).filter((file) => file.endsWith(".port.ts"))
  const explained = new Set(rows.map(({ file }) => file))

  expect(ports.length).toBeGreaterThan(20)
  expect(ports.filter((file) => !explained.has(file))).toEqual([])
})
