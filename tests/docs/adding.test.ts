import { recipes } from "#docs/generators/adding.table.ts"
import { addingPage } from "#docs/generators/adding.ts"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"
import { checkedProgram } from "../architecture/checked-program.ts"
import { textOf } from "../architecture/source.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))

/** The compiler reads the whole project for each recipe. */
const TIMEOUT_MS = 240_000

const namedAfter = ({ file, text, becomes }: (typeof recipes)[number]["begin"]) => {
  const path = `${root}${file}`
  const before = readFileSync(path, "utf8")
  expect(before).toContain(text)
  const after = before.replace(text, becomes)
  using checked = checkedProgram({ readFile: (name) => (name === path ? after : undefined) })
  const found = checked.project.program
    .getSemanticDiagnostics()
    .flatMap(({ fileName }) => (fileName ? [fileName.slice(root.length)] : []))
  return [...new Set(found)].toSorted()
}

it("keeps the guide as the recipes are (npm run docs)", () => {
  expect(textOf("docs/guides/adding.md")).toBe(addingPage())
})

it.each(recipes)(
  "is led by the compiler: $title",
  { timeout: TIMEOUT_MS },
  ({ begin, compilerNames }) => {
    expect(namedAfter(begin)).toEqual(compilerNames)
  },
)
