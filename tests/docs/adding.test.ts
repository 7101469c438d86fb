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

const namedAfter = ({ file, text, becomes }: (typeof recipes)[number]["begin"]) => {
  const before = textOf(file)
  expect(before).toContain(text)
  const found = opened
    .projectWith(file, before.replace(text, becomes))
    .program.getSemanticDiagnostics()
    .flatMap(({ fileName }) => (fileName ? [fileName.slice(root.length)] : []))
  return [...new Set(found)].toSorted()
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
  expect(namedAfter(begin)).toEqual(compilerNames)
})
