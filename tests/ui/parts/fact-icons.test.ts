import { allFacts, factGroups, type Fact } from "#core/property/fact-groups.ts"
import { factIcons } from "#ui/parts/fact-icons.ts"
import { iconNames } from "#ui/parts/icons/icon-names.ts"
import { expect, it } from "vitest"

const groups: ReadonlyArray<ReadonlyArray<Fact>> = Object.values(factGroups)

it("every fact has an icon that is there, and no two of a group the same", () => {
  expect(Object.keys(factIcons).toSorted()).toEqual(allFacts.toSorted())
  expect(Object.values(factIcons).filter((name) => !iconNames.includes(name))).toEqual([])
  for (const group of groups)
    expect(new Set(group.map((fact) => factIcons[fact])).size).toBe(group.length)
})
