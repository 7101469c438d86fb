import type { Sen } from "../money/sen.ts"
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
import {
  choices,
  ringgitAmount,
  ticked,
  wholeNumber,
  type QueryPart,
  type QueryReader,
} from "./query-reader.ts"

/** Each filter by the name that an address gives it. */
export const filterNames = {
  freeCancellation: "freeCancellation",
  payAtProperty: "payAtProperty",
  starBands: "stars",
  guestScore: "score",
  minPrice: "minPrice",
  maxPrice: "maxPrice",
  propertyAmenities: "amenities",
  roomAmenities: "roomAmenities",
  facts: "facts",
  kinds: "kinds",
  condoTypes: "condoTypes",
  bedrooms: "bedrooms",
} as const satisfies Readonly<Record<keyof Filters, string>>

/** The name of a filter in an address. */
export type FilterName = (typeof filterNames)[keyof Filters]

const part = (filter: keyof Filters): QueryPart => ({
  name: filterNames[filter],
  path: `filters.${filter}`,
})

const readPrices = (reader: QueryReader): Pick<Filters, "minPrice" | "maxPrice"> => {
  const minPrice = ringgitAmount(reader, part("minPrice"))
  const maxPrice = ringgitAmount(reader, part("maxPrice"))
  return minPrice !== null && maxPrice !== null && minPrice > maxPrice
    ? reader.noted("filters.minPrice", "AboveMaxPrice", { minPrice: null, maxPrice: null })
    : { minPrice, maxPrice }
}

/** The filters an address asks for, each choice once and in order. */
export const readFilters = (reader: QueryReader): Filters => ({
  freeCancellation: ticked(reader, part("freeCancellation")),
  payAtProperty: ticked(reader, part("payAtProperty")),
  starBands: choices(reader, part("starBands"), starBands),
  guestScore: wholeNumber(
    reader,
    part("guestScore"),
    [Math.min(...guestScores), Math.max(...guestScores)],
    null,
  ),
  ...readPrices(reader),
  propertyAmenities: choices(reader, part("propertyAmenities"), propertyAmenities),
  roomAmenities: choices(reader, part("roomAmenities"), roomAmenities),
  facts: choices(reader, part("facts"), facts),
  kinds: choices(reader, part("kinds"), propertyKinds),
  condoTypes: choices(reader, part("condoTypes"), condoTypes),
  bedrooms: wholeNumber(reader, part("bedrooms"), [1, MOST_BEDROOMS], null),
})

/** An amount as addresses and machines write it, `100` or `100.50`; nothing for none. */
export const ringgitText = (amount: Sen | null): string => {
  if (amount === null) return ""
  const cents = amount % 100
  const whole = String(Math.floor(amount / 100))
  return cents === 0 ? whole : `${whole}.${String(cents).padStart(2, "0")}`
}

const tick = (on: boolean): string => (on ? "1" : "")

/** The value of every filter by its name in an address; a new filter has to say it here. */
const valuesOf = (filters: Filters): Readonly<Record<FilterName, string>> => ({
  freeCancellation: tick(filters.freeCancellation),
  payAtProperty: tick(filters.payAtProperty),
  stars: filters.starBands.join(","),
  score: String(filters.guestScore ?? ""),
  minPrice: ringgitText(filters.minPrice),
  maxPrice: ringgitText(filters.maxPrice),
  amenities: filters.propertyAmenities.join(","),
  roomAmenities: filters.roomAmenities.join(","),
  facts: filters.facts.join(","),
  kinds: filters.kinds.join(","),
  condoTypes: filters.condoTypes.join(","),
  bedrooms: String(filters.bedrooms ?? ""),
})

/** Name and value of every filter as an address carries them; the value of one that is off is empty. */
export const writtenFilters = (filters: Filters): ReadonlyArray<readonly [string, string]> =>
  Object.entries(valuesOf(filters))
