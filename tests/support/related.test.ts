import { expect, it } from "vitest"
import { importingFiles, importsIn, relatedTests, type ImportingFile } from "./related.ts"

const files: ReadonlyArray<ImportingFile> = [
  { file: "core/money/sen.ts", imports: [] },
  { file: "core/pricing/quote.ts", imports: ["core/money/sen.ts"] },
  { file: "tests/core/pricing/quote.test.ts", imports: ["core/pricing/quote.ts"] },
  { file: "tests/core/money/sen.test.ts", imports: ["core/money/sen.ts"] },
  { file: "tests/contracts/holds.test.ts", imports: ["core/pricing/quote.ts"] },
  { file: "tests/journeys/paying.test.ts", imports: ["core/money/sen.ts"] },
  { file: "tests/core/stay/nights.test.ts", imports: ["core/stay/nights.ts"] },
]

it("asks the tests that need a changed file, the nearest first, and no journey", () => {
  expect(relatedTests(["core/money/sen.ts"], files, 60).run).toEqual([
    "tests/core/money/sen.test.ts",
    "tests/core/pricing/quote.test.ts",
    "tests/contracts/holds.test.ts",
  ])
})

it("asks a test that changed itself", () => {
  expect(relatedTests(["tests/core/stay/nights.test.ts"], files, 60).run).toEqual([
    "tests/core/stay/nights.test.ts",
  ])
})

it("names the farther tests for which there is no time", () => {
  expect(relatedTests(["core/money/sen.ts"], files, 1.5)).toEqual({
    run: ["tests/core/money/sen.test.ts", "tests/core/pricing/quote.test.ts"],
    left: ["tests/contracts/holds.test.ts"],
  })
})

it("reads imports from beside, from a folder's name, for later, of styles and of data", () => {
  const text = [
    'import { one } from "./one.ts"',
    'export * from "#core/two.ts"',
    'const three = () => import("../three.tsx")',
    'import "./four.css"',
    'import five from "./five.json" with { type: "json" }',
    'import { six } from "effect"',
  ].join("\n")

  expect(importsIn("ui/place/file.ts", text)).toEqual([
    "ui/place/one.ts",
    "core/two.ts",
    "ui/three.tsx",
    "ui/place/four.css",
    "ui/place/five.json",
  ])
})

it("finds this test for its own source", () => {
  expect(relatedTests(["tests/support/related.ts"], importingFiles(), 60).run).toContain(
    "tests/support/related.test.ts",
  )
})
