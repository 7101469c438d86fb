/**
 * What guests choose a property by beside its amenities, in the groups and the order in which they see
 * it. Each is a filter; one more needs its texts and its icon before the build is whole.
 */
export const factGroups = {
  access: ["stepFree", "lift", "rollInShower", "grabRails"],
  muslimTravellers: ["prayerRoom", "qibla", "halalKitchen", "womenOnlyFloor"],
  family: ["cot", "highChair", "playArea"],
  practical: ["breakfast", "pets", "evCharging", "workspace", "laundry", "generator"],
} as const

export type FactGroup = keyof typeof factGroups

/** A fact that a property has or has not. */
export type Fact = (typeof factGroups)[FactGroup][number]

/** The groups in their order. */
export const factGroupNames = Object.keys(factGroups) as ReadonlyArray<FactGroup>

/** Every fact, in the order in which guests see them. */
export const allFacts: ReadonlyArray<Fact> = factGroupNames.flatMap((group) => factGroups[group])

/** The facts of a property in their order; where the house rules let pets in, that is one of them. */
export const propertyFacts = ({
  facts,
  houseRules,
}: {
  readonly facts?: ReadonlyArray<Fact>
  readonly houseRules: { readonly pets: boolean }
}): ReadonlyArray<Fact> =>
  allFacts.filter((fact) => facts?.includes(fact) === true || (fact === "pets" && houseRules.pets))
