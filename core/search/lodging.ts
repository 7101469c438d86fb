import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { LeviedPlace } from "../pricing/taxes.ts"
import type { Property } from "../property/property.ts"
import type { RoomType } from "../property/room-type.ts"
import { MOST_BEDROOMS } from "./choices.ts"
import type { StarBand } from "./filters.ts"
import { once } from "./once.ts"
import { bitsOf, type Traits } from "./trait-groups.ts"

type RoomTraits = Pick<Traits, "roomAmenities" | "bedrooms">
type PropertyTraits = Omit<Traits, "freeCancellation" | keyof RoomTraits>

/** A room type as search looks at it. */
export type LodgingRoom = Pick<
  RoomType,
  "id" | "maxAdults" | "maxChildren" | "maxGuests" | "membersOnly"
> & {
  readonly type: RoomType
  readonly traits: RoomTraits
}

/** A property as search looks at it, with everything worked out that does not depend on the search. */
export type Lodging = {
  readonly property: Property
  readonly traits: PropertyTraits
  readonly rooms: ReadonlyArray<LodgingRoom>
  /** Where and what it is to a levy, and that in one word; null where there is no levy. */
  readonly levied: { readonly place: LeviedPlace; readonly word: string } | null
}

/** The star band of a property; the lowest includes the unrated. */
const starBandOf = ({ stars }: Property): StarBand =>
  stars === null || stars <= 1 ? "0-1" : (`${stars}` as StarBand)

/** A room with three bedrooms has at least one, at least two and at least three. */
const atLeast = (bedrooms: number): number => (1 << Math.min(bedrooms, MOST_BEDROOMS)) - 1

const roomOf = (type: RoomType): LodgingRoom => ({
  id: type.id,
  maxAdults: type.maxAdults,
  maxChildren: type.maxChildren,
  maxGuests: type.maxGuests,
  membersOnly: type.membersOnly,
  type,
  traits: {
    roomAmenities: bitsOf("roomAmenities", type.amenities),
    bedrooms: atLeast(type.bedrooms),
  },
})

const leviedOf = ({ kind, stars, terms: { levyArea } }: Property): Lodging["levied"] =>
  levyArea === null
    ? null
    : { place: { levyArea, kind, stars }, word: `${levyArea} ${kind} ${stars}` }

/** What search sees of a property. */
export const lodgingOf = once((property: Property): Lodging => {
  const { terms, amenities, kind, condoType, rooms } = property
  return {
    property,
    traits: {
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

const lodgingsOf = once((_properties: ReadonlyArray<Property>): Array<Lodging | undefined> => [])

/** The property at an index of the snapshot, as search sees it. */
export const lodgingAt = ({ properties }: CatalogueSnapshot, index: number): Lodging => {
  const lodgings = lodgingsOf(properties)
  const known = lodgings[index]
  if (known !== undefined) return known
  const property = properties[index]
  if (property === undefined) throw new RangeError(`No property at ${index}`)
  const lodging = lodgingOf(property)
  lodgings[index] = lodging
  return lodging
}
