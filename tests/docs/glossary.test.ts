import { readFile } from "node:fs/promises"
import { expect, it } from "vitest"

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
