import { mistakes } from "#tests/mutations-by-hand/mistakes.table.ts"
import { projectOf } from "#tests/support/projects.ts"
import { obstacleTo, planting } from "#tests/mutations-by-hand/planting.ts"
import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const [mistake] = mistakes
if (mistake === undefined) throw new Error("There are no mistakes to plant")
const text = `before ${mistake.instead} after`

describe("the planted mistakes", () => {
  it("are many, each told by a sentence of its own", () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(150)
    expect(new Set(mistakes.map(({ says }) => says)).size).toBe(mistakes.length)
  })

  it.each(mistakes)("find their place once: $says", (planted) => {
    expect(obstacleTo(planted, readFileSync(planted.file, "utf8"))).toBeNull()
    expect(planted.planted).not.toBe(planted.instead)
    expect(new Set(planted.noticedBy.map(projectOf)).size).toBe(1)
    expect(planted.noticedBy.filter((name) => !existsSync(name))).toEqual([])
  })

  it("have nowhere to be planted where the text is gone or stands twice", () => {
    expect(obstacleTo(mistake, text)).toBeNull()
    expect(obstacleTo(mistake, "something else")).toMatch(`${mistake.file}: no longer has`)
    expect(obstacleTo(mistake, text + text)).toMatch(`${mistake.file}: has more than once`)
  })

  it("are planted in their file alone, on the way to the tests", () => {
    let count = 0
    const plugin = planting(mistake, () => (count += 1))
    const transform = plugin.transform as (text: string, id: string) => { code: string } | null

    expect(transform(text, "/somewhere/core/else.ts")).toBeNull()
    expect(transform(text, `/somewhere/${mistake.file}`)?.code).toBe(
      `before ${mistake.planted} after`,
    )
    expect(count).toBe(1)
  })
})
