import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { percentile, sizesIn, sizeTable } from "./sizes.ts"

describe("the percentiles of sizes", () => {
  const ten = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]

  it.each([
    [50, 5],
    [90, 9],
    [91, 10],
    [100, 10],
    [1, 1],
  ])("is exceeded by none of the lower %i percent", (percent, value) => {
    expect(percentile(ten, percent)).toBe(value)
  })

  it("is the middle of an odd number of values, and 0 of none", () => {
    expect(percentile([30, 10, 20], 50)).toBe(20)
    expect(percentile([], 50)).toBe(0)
  })
})

describe("the sizes of a folder", () => {
  it("counts lines of code in every folder below it, and nothing else", () => {
    const root = mkdtempSync(join(tmpdir(), "sizes-"))
    mkdirSync(join(root, "core/stay"), { recursive: true })
    mkdirSync(join(root, "ui"))
    writeFileSync(join(root, "core/stay/a.ts"), "const f = () => {\n  return 1\n}\nf()\n")
    writeFileSync(join(root, "core/stay/README.md"), "# Stay\n")
    writeFileSync(join(root, "ui/b.tsx"), "export const b = <p />\n")
    const sizes = sizesIn(root, "core")
    rmSync(root, { recursive: true })

    expect(sizes).toEqual({ folder: "core", files: [4], functions: [3] })
  })

  it("is a row, and all folders together are the last", () => {
    const table = sizeTable([
      { folder: "core", files: [10, 30], functions: [3] },
      { folder: "ui", files: [20], functions: [5, 9] },
    ]).split("\n")

    expect(table.slice(2)).toEqual([
      "| core | 2 | 40 | 10 / 30 / 30 | 1 | 3 / 3 / 3 |",
      "| ui | 1 | 20 | 20 / 20 / 20 | 2 | 5 / 9 / 9 |",
      "| All | 3 | 60 | 20 / 30 / 30 | 3 | 5 / 9 / 9 |",
    ])
  })
})
