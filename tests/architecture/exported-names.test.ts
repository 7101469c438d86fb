import { expect, it } from "vitest"
import { ambiguousNamesAmong, renamedImportsAmong } from "./exported-names.ts"
import { filesIn, textOf } from "./source.ts"

const product = filesIn(["core", "adapters", "ui"], ["ts", "tsx"]).map((file) => ({
  file,
  text: textOf(file),
}))

const written = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([file, text]) => ({ file, text }))

it("lets an exported name mean one thing in all of the product", () => {
  expect(product.length).toBeGreaterThan(1000)
  expect(ambiguousNamesAmong(product)).toEqual([])
})

it("lets an exported name be called the same wherever it is imported", () => {
  expect(renamedImportsAmong(product)).toEqual([])
})

it.each([
  ["values", "export const request = 1", "export function request() {}"],
  ["types", "export type request = string", "export interface request {}"],
  ["a type and a value", "export type request = string", "const request = 1\nexport { request }"],
  ["a class and a component", "export class request {}", "export const request = () => null"],
])("refuses two %s of one name", (_, first, second) => {
  const files = written({ "core/stay/a.ts": first, "ui/parts/b.tsx": second })

  expect(ambiguousNamesAmong(files)).toEqual([
    "request is declared in core/stay/a.ts, ui/parts/b.tsx",
  ])
})

it("lets a schema and its type share a name, and a name be passed on", () => {
  const files = written({
    "core/stay/a.ts": "export const Wanted = {}\nexport interface Wanted {}\nexport default Wanted",
    "core/stay/b.ts": 'export { Wanted } from "./a.ts"\nexport * from "./a.ts"\nexport default 1',
    "core/stay/c.ts":
      'import { Wanted } from "./a.ts"\nconst hidden = Wanted\nexport const other = hidden',
    "core/stay/d.ts": "const hidden = 2\nexport const another = hidden",
  })

  expect(ambiguousNamesAmong(files)).toEqual([])
})

it("lets the two sides of the wiring name their modules alike, in files of the same name", () => {
  const text = "export const searchBindings = 1"
  const [browser, server] = [
    "adapters/bindings/browser/search.bindings.ts",
    "adapters/bindings/server/search.bindings.ts",
  ]
  const elsewhere = "adapters/bindings/server/booking.bindings.ts"

  expect(ambiguousNamesAmong(written({ [browser]: text, [server]: text }))).toEqual([])
  expect(ambiguousNamesAmong(written({ [browser]: text, [elsewhere]: text }))).toHaveLength(1)
})

it("refuses a second name for what is the product's own, and lets other packages be called anew", () => {
  const files = written({
    "core/stay/a.ts": 'import { nights as days, type Dates as Range, stay } from "./b.ts"',
    "ui/parts/a.tsx": 'import { Map as MapLibre } from "maplibre-gl"\nimport words from "./b.json"',
  })

  expect(renamedImportsAmong(files)).toEqual([
    "core/stay/a.ts calls nights days",
    "core/stay/a.ts calls Dates Range",
  ])
})
