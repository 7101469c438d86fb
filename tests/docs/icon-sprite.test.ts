import { iconSprite } from "#docs/generators/icon-sprite.ts"
import { iconNames } from "#ui/parts/icons/icon-names.ts"
import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

const kept = readFileSync(new URL("../../ui/parts/icons/icons.svg", import.meta.url), "utf8")

it("keeps the file of all icons as the package draws them", () => {
  expect(kept).toBe(iconSprite())
})

it("has something to draw for each name, and each name once", () => {
  for (const name of iconNames)
    expect(kept).toMatch(
      new RegExp(
        `<symbol id="${name}" viewBox="0 0 24 24">(<(path|circle|line|rect|polyline|ellipse|polygon) [^>]+/>)+</symbol>`,
      ),
    )
  expect(kept.match(/<symbol /g)).toHaveLength(iconNames.length)
  expect([...iconNames]).toEqual([...new Set(iconNames)].toSorted())
})
