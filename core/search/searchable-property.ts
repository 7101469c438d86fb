import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { haveOneBoard } from "../pricing/board.ts"
import type { Levied } from "../pricing/charges-over.ts"
import type { RoomKindId, RoomUse } from "../property/room-kind.ts"
import { sharedKindsOf } from "../property/room-uses.ts"
import { leastNightsOf, restrictionsOf } from "../inventory/restrictions.rules.ts"
import { firstPlanOf, isPlanForMembers, methodsFor, plansOf } from "../property/plans-of.ts"
import { propertyFacts } from "../property/fact-groups.ts"
import type { Property } from "../property/property.ts"
import type { RatePlan } from "../property/rate-plan.ts"
import type { Restriction } from "../property/restriction.ts"
import type { RoomType } from "../property/room-type.ts"
import { MOST_BEDROOMS } from "../search-request/choices.ts"
import type { StarBand } from "../search-request/filters.ts"
import { memoizeByObject } from "../kernel/memoize-by-object.ts"
import { bitsOf, type FilterBits } from "../search-request/filter-groups.ts"

type RoomTraits = Pick<FilterBits, "roomAmenities" | "bedrooms">
type PropertyTraits = Omit<FilterBits, "freeCancellation" | "payAtProperty" | keyof RoomTraits>

/** A room type under one of its plans, as search looks at it. */
export type SearchableRoom = Pick<
  RoomType,
  "id" | "maxAdults" | "maxChildren" | "maxGuests" | "membersOnly" | "depositPerRoom"
> & {
  readonly type: RoomType
  readonly plan: RatePlan
  readonly filterBits: RoomTraits
  /** What it takes of the kinds that others take, too; left out where it shares nothing. */
  readonly shares?: ReadonlyArray<RoomUse>
  /** What is asked of stays in it, by the property, the room type and the plan. */
  readonly restrictions: ReadonlyArray<Restriction>
  /** The least nights of any stay in it under this plan. */
  readonly leastNights: number
}

/** A room type under its first plan, and under each that can be paid for at its property. */
export type SoldRoom = SearchableRoom & { readonly underPlans: ReadonlyArray<SearchableRoom> }

/** A property as search looks at it, with everything worked out that does not depend on the search. */
export type SearchableProperty = {
  readonly property: Property
  readonly filterBits: PropertyTraits
  readonly rooms: ReadonlyArray<SoldRoom>
  /** A plan of each price of meals, in the order in which they are met. */
  readonly boards: ReadonlyArray<RatePlan>
  /** The kinds of rooms that more than one of its room types takes. */
  readonly shared: ReadonlyArray<RoomKindId>
  /** What it is to a levy; null where there is no levy. */
  readonly levied: Levied | null
}

/** The star band of a property; the lowest includes the unrated. */
const starBandOf = ({ stars }: Property): StarBand =>
  stars === null || stars <= 1 ? "0-1" : (`${stars}` as StarBand)

/** A room with three bedrooms has at least one, at least two and at least three. */
const atLeast = (bedrooms: number): number => (1 << Math.min(bedrooms, MOST_BEDROOMS)) - 1

const sharesOf = (
  type: RoomType,
  shared: ReadonlyArray<RoomKindId>,
): Pick<SearchableRoom, "shares"> => {
  const shares = type.uses?.filter(({ kind }) => shared.includes(kind)) ?? []
  return shares.length > 0 ? { shares } : {}
}

const roomUnder = (
  property: Property,
  type: RoomType,
  plan: RatePlan,
  shared: ReadonlyArray<RoomKindId>,
  restrictions = restrictionsOf(property, type, plan),
): SearchableRoom => ({
  id: type.id,
  maxAdults: type.maxAdults,
  maxChildren: type.maxChildren,
  maxGuests: type.maxGuests,
  membersOnly: isPlanForMembers(type, plan),
  depositPerRoom: type.depositPerRoom,
  type,
  plan,
  filterBits: {
    roomAmenities: bitsOf("roomAmenities", type.amenities),
    bedrooms: atLeast(type.bedrooms),
  },
  restrictions,
  leastNights: leastNightsOf(restrictions),
  ...sharesOf(type, shared),
})

const roomOf =
  (property: Property, shared: ReadonlyArray<RoomKindId>) =>
  (type: RoomType): SoldRoom => ({
    ...roomUnder(property, type, firstPlanOf(type), shared),
    underPlans: plansOf(type)
      .filter(({ pay }) => methodsFor([pay], property.terms.payAtProperty).length > 0)
      .map((plan) => roomUnder(property, type, plan, shared)),
  })

const boardsOf = (rooms: ReadonlyArray<SoldRoom>): ReadonlyArray<RatePlan> => {
  const all = rooms.flatMap(({ underPlans }) => underPlans.map(({ plan }) => plan))
  return all.filter((plan, place) => all.findIndex((one) => haveOneBoard([one, plan])) === place)
}

const leviedOf = ({ kind, stars, terms: { levyArea } }: Property): SearchableProperty["levied"] =>
  levyArea === null
    ? null
    : { place: { levyArea, kind, stars }, key: `${levyArea} ${kind} ${stars}` }

/** What search sees of a property. */
export const searchablePropertyOf = memoizeByObject((property: Property): SearchableProperty => {
  const { amenities, kind, condoType, rooms } = property
  const shared = sharedKindsOf(property)
  const sold = rooms.map(roomOf(property, shared))
  return {
    property,
    filterBits: {
      starBands: bitsOf("starBands", [starBandOf(property)]),
      propertyAmenities: bitsOf("propertyAmenities", amenities),
      facts: bitsOf("facts", propertyFacts(property)),
      kinds: bitsOf("kinds", [kind]),
      condoTypes: condoType === null ? 0 : bitsOf("condoTypes", [condoType]),
    },
    rooms: sold,
    boards: boardsOf(sold),
    shared,
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
): SearchableProperty =>
  (lodgingsOf(properties)[index] ??= searchablePropertyOf(properties[index] as Property))
