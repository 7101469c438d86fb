import { classesIn, cssModuleTypes, typesOf } from "#docs/generators/css-modules.ts"
import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const types = cssModuleTypes()

it("has the types of as many style sheets as there are", () => {
  const written = globSync("ui/**/*.module.d.css.ts").map((file) => file.replaceAll("\\", "/"))

  expect(written.toSorted()).toEqual([...types.keys()].toSorted())
})

it.each([...types])(
  "%s names the classes of its style sheet (`npm run docs -- --text`)",
  (file, text) => {
    expect(readFileSync(file, "utf8")).toBe(text)
  },
)

it("finds the classes of a style sheet, and what only looks like one in no comment or address", () => {
  const css = `/* .gone */ .a, .b-c:not(.a) > .d { margin: 0.5rem; src: url(x.woff2); content: ".e" }`

  expect(classesIn(css)).toEqual(["a", "b-c", "d"])
  expect(typesOf(".a {} .b-c {}")).toContain(`  readonly a: string\n  readonly "b-c": string\n`)
})
