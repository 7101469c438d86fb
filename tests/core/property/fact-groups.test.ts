import {
  allFacts,
  factGroupNames,
  factGroups,
  propertyFacts,
  type Fact,
} from "#core/property/fact-groups.ts"
import { houseRules } from "#fixtures/builders/a-property.ts"
import { describe, expect, it } from "vitest"

describe("facts", () => {
  it("stand each in one group", () => {
    const grouped = factGroupNames.flatMap((group): ReadonlyArray<Fact> => factGroups[group])

    expect(grouped).toEqual(allFacts)
    expect(new Set(grouped).size).toBe(grouped.length)
    expect(factGroupNames).toEqual(["access", "muslimTravellers", "family", "practical"])
  })

  it("of a property come in their order, with pets where the house rules let them in", () => {
    const facts = ["laundry", "lift"] as const

    expect(propertyFacts({ facts, houseRules: houseRules() })).toEqual(["lift", "laundry"])
    expect(propertyFacts({ facts, houseRules: houseRules({ pets: true }) })).toEqual([
      "lift",
      "pets",
      "laundry",
    ])
    expect(propertyFacts({ houseRules: houseRules() })).toEqual([])
    expect(propertyFacts({ facts: ["pets"], houseRules: houseRules() })).toEqual(["pets"])
  })
})
