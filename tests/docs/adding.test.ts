import { recipes } from "#docs/generators/adding.table.ts"
import { addingPage } from "#docs/generators/adding.ts"
import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { afterAll, expect, it } from "vitest"
import { openedProject } from "../architecture/checked-program.ts"
import { textOf } from "../architecture/source.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))

const opened = openedProject()
afterAll(() => opened[Symbol.dispose]())

type Begin = (typeof recipes)[number]["begin"]

/** A file as a recipe begins, and its text then. */
const begun = ({ file, text, becomes }: Begin): readonly [file: string, text: string] => {
  const before = textOf(file)
  expect(before).toContain(text)
  return [file, before.replace(text, becomes)]
}

it("keeps the guide as the recipes are (npm run docs)", () => {
  expect(textOf("docs/guides/adding.md")).toBe(addingPage())
})

const pathsIn = (sentences: ReadonlyArray<string>): ReadonlyArray<string> =>
  sentences.flatMap((sentence) =>
    [...sentence.matchAll(/`((?:adapters|core|docs|fixtures|tests|ui)\/[\w./-]+)`/g)].map(
      ([, path]) => path ?? "",
    ),
  )

it.each(recipes)("names files and folders that exist: $title", ({ before, afterwards, tests }) => {
  const named = [...pathsIn([before ?? "", ...afterwards]), ...tests]

  expect(named.filter((path) => !existsSync(`${root}${path}`))).toEqual([])
  expect(tests.every((path) => path.startsWith("tests/"))).toBe(true)
})

it.each(recipes)("is led by the compiler: $title", ({ begin, compilerNames }) => {
  const { program } = opened.projectWith(...begun(begin))
  const compiling = compilerNames.filter(
    (file) => program.getSemanticDiagnostics(`${root}${file}`).length === 0,
  )

  expect(compiling).toEqual([])
})

// All at once, as the compiler looks through the whole project each time.
it("is led to no other files", () => {
  const named = opened
    .projectWithAll(recipes.map(({ begin }) => begun(begin)))
    .program.getSemanticDiagnostics()
    .flatMap(({ fileName }) => (fileName ? [fileName.slice(root.length)] : []))

  const wanted = recipes.flatMap(({ compilerNames }) => compilerNames)
  expect([...new Set(named)].toSorted()).toEqual([...new Set(wanted)].toSorted())
})
