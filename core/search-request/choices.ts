import type { PropertyAmenity, RoomAmenity } from "../property/amenities.ts"
import { allFacts, type Fact } from "../property/fact-groups.ts"
import type { CondoType, PropertyKind } from "../property/property-kind.ts"
import type { StarBand } from "./filters.ts"
import type { SortOrder } from "./sort-order.ts"

/** Every choice of each filter and of the sort order, in the order guests see and addresses carry. */
export const starBands: ReadonlyArray<StarBand> = ["0-1", "2", "3", "4", "5"]

export const propertyAmenities: ReadonlyArray<PropertyAmenity> = [
  "pool",
  "parking",
  "gym",
  "restaurant",
]

export const roomAmenities: ReadonlyArray<RoomAmenity> = [
  "wifi",
  "kitchen",
  "airConditioning",
  "hairdryer",
  "bigTv",
  "tissueBox",
  "doorKey",
  "freeParking",
]

export const facts: ReadonlyArray<Fact> = allFacts

export const propertyKinds: ReadonlyArray<PropertyKind> = [
  "hotel",
  "resort",
  "condo",
  "homestay",
  "chalet",
  "villa",
  "guestHouse",
]

export const condoTypes: ReadonlyArray<CondoType> = [
  "studio",
  "oneBedroom",
  "twoBedrooms",
  "threeBedrooms",
  "loft",
  "duplex",
  "penthouse",
  "dualKey",
]

export const sortOrders: ReadonlyArray<SortOrder> = [
  "priceLowToHigh",
  "priceHighToLow",
  "ratings",
  "guestScore",
  "recommended",
  "nearest",
]

/** A filter may ask for at least one of these guest scores. */
export const guestScores: ReadonlyArray<number> = [9, 8, 7]

/** A filter may ask for at least one bedroom, up to at least this many. */
export const MOST_BEDROOMS = 5

/** The last page an address can name. */
export const LAST_PAGE = 500

/** The chosen ones of all choices, each once, in the order of all choices. */
export const inOrder = <Choice>(
  all: ReadonlyArray<Choice>,
  chosen: ReadonlyArray<unknown>,
): ReadonlyArray<Choice> => all.filter((choice) => chosen.includes(choice))
