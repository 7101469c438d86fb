import { expect, it } from "vitest"
import { circlesOfFilesIn, circlesOfRoomsIn } from "./import-circles.ts"
import { productSources, sourceOf, type Source } from "./source.ts"

const files = (texts: Readonly<Record<string, string>>): ReadonlyArray<Source> =>
  Object.entries(texts).map(([file, text]) => sourceOf(file, text))

it("lets no files import each other in a circle, not even types", () => {
  expect(circlesOfFilesIn(productSources())).toEqual([])
})

it("lets no rooms of core import each other in a circle", () => {
  expect(circlesOfRoomsIn(productSources())).toEqual([])
})

it.each([
  [
    "two files, one of them by a type alone",
    {
      "core/stay/a.ts": 'import { b } from "./b.ts"',
      "core/stay/b.ts": 'import type { A } from "./a.ts"',
    },
    "core/stay/a.ts → core/stay/b.ts → core/stay/a.ts",
  ],
  [
    "three files, behind one that is no part of it",
    {
      "adapters/pages/a.ts": 'import { b } from "../http-server/b.ts"',
      "adapters/http-server/b.ts": 'export { c } from "./c.ts"',
      "adapters/http-server/c.ts": 'type D = import("./d.ts").D',
      "adapters/http-server/d.ts": 'import { b } from "#adapters/http-server/b.ts"',
    },
    "adapters/http-server/b.ts → adapters/http-server/c.ts → adapters/http-server/d.ts → adapters/http-server/b.ts",
  ],
  [
    "a file that imports itself",
    { "ui/parts/a.tsx": 'const load = () => import("./a.tsx")' },
    "ui/parts/a.tsx → ui/parts/a.tsx",
  ],
])("finds the circle of %s", (_, texts, circle) => {
  expect(circlesOfFilesIn(files(texts))).toEqual([circle])
})

it("lets two files import the same one, and a file that is on its way twice", () => {
  const texts = {
    "core/stay/a.ts": 'import { b } from "./b.ts"\nimport { c } from "./c.ts"',
    "core/stay/b.ts": 'import { c } from "./c.ts"',
    "core/stay/c.ts": 'import { Effect } from "effect"',
  }

  expect(circlesOfFilesIn(files(texts))).toEqual([])
})

it("finds a circle of rooms whose files form none", () => {
  const texts = files({
    "core/place/a.ts": 'import "../property/b.ts"\nimport "./own.ts"',
    "core/property/c.ts": 'import "../place/d.ts"',
  })

  expect(circlesOfFilesIn(texts)).toEqual([])
  expect(circlesOfRoomsIn(texts)).toEqual(["core/place → core/property → core/place"])
})
