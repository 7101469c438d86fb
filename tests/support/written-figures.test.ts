import { expect, it } from "vitest"
import { withFigures } from "./written-figures.ts"

const PAGE = `# Performance

<!-- Written by npm run bench -- --write -->

Older figures.

<!-- End of what npm run bench wrote -->

## Afterwards
`

const tables = [
  {
    title: "Pages",
    rows: [
      ["", "a second"],
      ["home", "3,771"],
    ],
  },
  {
    title: "Memory",
    rows: [
      ["", "resident"],
      ["PGlite", "312 MB"],
    ],
  },
]

it("puts today's figures in the place of the older ones", () => {
  expect(withFigures(PAGE, tables, "Measured today.")).toBe(`# Performance

<!-- Written by npm run bench -- --write -->

Measured today.

**Pages**

|  | a second |
| --- | --: |
| home | 3,771 |

**Memory**

|  | resident |
| --- | --: |
| PGlite | 312 MB |

<!-- End of what npm run bench wrote -->

## Afterwards
`)
})

it("leaves a page alone that has no place for figures", () => {
  expect(() => withFigures("# Performance", tables, "Measured today.")).toThrow(
    "The page has no place for figures",
  )
})
