import {
  condoTypes,
  facts,
  guestScores,
  MOST_BEDROOMS,
  propertyAmenities,
  propertyKinds,
  roomAmenities,
  starBands,
} from "./choices.ts"
import type { Filters } from "./filters.ts"

/**
 * How the choices of one filter work together. `any`: a stay needs one of those ticked. `all`: it
 * needs every one. `one`: ticking another choice takes the place of the first.
 */
export type Mode = "any" | "all" | "one"

const ON = [true]
const bedroomCounts = Array.from({ length: MOST_BEDROOMS }, (_, index) => index + 1)

/** A filter with choices: every one but the price. */
export type FilterGroup = Exclude<keyof Filters, "minPrice" | "maxPrice">

/** Every filter but the price: its choices in order, and how they work together. */
export const filterGroups = {
  freeCancellation: { mode: "one", choices: ON },
  payAtProperty: { mode: "one", choices: ON },
  starBands: { mode: "any", choices: starBands },
  guestScore: { mode: "one", choices: guestScores },
  propertyAmenities: { mode: "all", choices: propertyAmenities },
  roomAmenities: { mode: "all", choices: roomAmenities },
  facts: { mode: "all", choices: facts },
  kinds: { mode: "any", choices: propertyKinds },
  condoTypes: { mode: "any", choices: condoTypes },
  bedrooms: { mode: "one", choices: bedroomCounts },
} as const satisfies Record<FilterGroup, { mode: Mode; choices: ReadonlyArray<unknown> }>

export const filterGroupNames = Object.keys(filterGroups) as ReadonlyArray<FilterGroup>

/** The choices of each group as bits: the first choice is 1, the second 2, the third 4. */
export type TickedBits = Readonly<Record<FilterGroup, number>>

/** The bits of what is put on sale; a guest score is what guests make of it. */
export type FilterBits = Omit<TickedBits, "guestScore">

/** The bits of some of a group's choices. */
export const bitsOf = (group: FilterGroup, chosen: ReadonlyArray<unknown>): number => {
  const all: ReadonlyArray<unknown> = filterGroups[group].choices
  return chosen.reduce<number>((bits, choice) => bits | (1 << all.indexOf(choice)), 0)
}

const orNone = (choice: unknown): ReadonlyArray<unknown> =>
  choice === false || choice === null ? [] : [choice]

/** The choices that are ticked, as bits. */
export const tickedBits = (filters: Filters): TickedBits => ({
  freeCancellation: bitsOf("freeCancellation", orNone(filters.freeCancellation)),
  payAtProperty: bitsOf("payAtProperty", orNone(filters.payAtProperty)),
  starBands: bitsOf("starBands", filters.starBands),
  guestScore: bitsOf("guestScore", orNone(filters.guestScore)),
  propertyAmenities: bitsOf("propertyAmenities", filters.propertyAmenities),
  roomAmenities: bitsOf("roomAmenities", filters.roomAmenities),
  facts: bitsOf("facts", filters.facts),
  kinds: bitsOf("kinds", filters.kinds),
  condoTypes: bitsOf("condoTypes", filters.condoTypes),
  bedrooms: bitsOf("bedrooms", orNone(filters.bedrooms)),
})
