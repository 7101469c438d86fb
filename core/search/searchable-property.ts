import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { Levied } from "../pricing/charges-over.ts"
import type { Property } from "../property/property.ts"
import type { RoomType } from "../property/room-type.ts"
import { MOST_BEDROOMS } from "./choices.ts"
import type { StarBand } from "./filters.ts"
import { memoizeByObject } from "./memoize-by-object.ts"
import { bitsOf, type FilterBits } from "./filter-groups.ts"

type RoomTraits = Pick<FilterBits, "roomAmenities" | "bedrooms">
type PropertyTraits = Omit<FilterBits, "freeCancellation" | keyof RoomTraits>

/** A room type as search looks at it. */
export type SearchableRoom = Pick<
  RoomType,
  "id" | "maxAdults" | "maxChildren" | "maxGuests" | "membersOnly" | "depositPerRoom"
> & {
  readonly type: RoomType
  readonly filterBits: RoomTraits
}

/** A property as search looks at it, with everything worked out that does not depend on the search. */
export type SearchableProperty = {
  readonly property: Property
  readonly filterBits: PropertyTraits
  readonly rooms: ReadonlyArray<SearchableRoom>
  /** What it is to a levy; null where there is no levy. */
  readonly levied: Levied | null
}

/** The star band of a property; the lowest includes the unrated. */
const starBandOf = ({ stars }: Property): StarBand =>
  stars === null || stars <= 1 ? "0-1" : (`${stars}` as StarBand)

/** A room with three bedrooms has at least one, at least two and at least three. */
const atLeast = (bedrooms: number): number => (1 << Math.min(bedrooms, MOST_BEDROOMS)) - 1

const roomOf = (type: RoomType): SearchableRoom => ({
  id: type.id,
  maxAdults: type.maxAdults,
  maxChildren: type.maxChildren,
  maxGuests: type.maxGuests,
  membersOnly: type.membersOnly,
  depositPerRoom: type.depositPerRoom,
  type,
  filterBits: {
    roomAmenities: bitsOf("roomAmenities", type.amenities),
    bedrooms: atLeast(type.bedrooms),
  },
})

const leviedOf = ({ kind, stars, terms: { levyArea } }: Property): SearchableProperty["levied"] =>
  levyArea === null
    ? null
    : { place: { levyArea, kind, stars }, key: `${levyArea} ${kind} ${stars}` }

/** What search sees of a property. */
export const searchablePropertyOf = memoizeByObject((property: Property): SearchableProperty => {
  const { terms, amenities, kind, condoType, rooms } = property
  return {
    property,
    filterBits: {
      payAtProperty: terms.payAtProperty ? 1 : 0,
      starBands: bitsOf("starBands", [starBandOf(property)]),
      propertyAmenities: bitsOf("propertyAmenities", amenities),
      kinds: bitsOf("kinds", [kind]),
      condoTypes: condoType === null ? 0 : bitsOf("condoTypes", [condoType]),
    },
    rooms: rooms.map(roomOf),
    levied: leviedOf(property),
  }
})

const lodgingsOf = memoizeByObject(
  (_properties: ReadonlyArray<Property>): Array<SearchableProperty | undefined> => [],
)

/** The property at an index of the snapshot, as search sees it. */
export const searchablePropertyAt = (
  { properties }: CatalogueSnapshot,
  index: number,
): SearchableProperty => {
  const searchables = lodgingsOf(properties)
  const known = searchables[index]
  if (known !== undefined) return known
  const property = properties[index]
  if (property === undefined) throw new RangeError(`No property at ${index}`)
  const searchable = searchablePropertyOf(property)
  searchables[index] = searchable
  return searchable
}
