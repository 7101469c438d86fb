import type { Sen } from "../money/sen.ts"
import type { QuotedBoard } from "./quoted-board.ts"
import type { QuotedChildren } from "./quoted-children.ts"
import type { Residency } from "../people/residency.ts"
import type { PropertyKind, Stars } from "../property/property-kind.ts"
import type { SellingTerms } from "../property/property.ts"
import type { RatePlan } from "../property/rate-plan.ts"
import type { Deal, NightRate } from "../property/rate.ts"
import type { RoomTypeId } from "../property/room-type.ts"

/** So many rooms of one type under one plan, with the type's rate of each night of the stay. */
export type RatedRoom = {
  readonly roomType: RoomTypeId
  /** Absent where the room type has no plans of its own. */
  readonly plan?: RatePlan
  readonly count: number
  readonly deals: ReadonlyArray<Deal>
  readonly depositPerRoom: Sen
  readonly nights: ReadonlyArray<NightRate>
}

/** The fees and taxes of a property, with its kind and stars, which some levies ask for. */
export type PropertyTerms = Omit<SellingTerms, "payAtProperty"> & {
  readonly kind: PropertyKind
  readonly stars: Stars
}

/** Everything the price of a stay depends on; at least one room for at least one night. */
export type StayToPrice = {
  readonly rooms: ReadonlyArray<RatedRoom>
  readonly terms: PropertyTerms
  /** The meals of all guests, where they cost anything. */
  readonly board?: QuotedBoard
  /** The children of known age, where the property has prices for them. */
  readonly forChildren?: QuotedChildren
  readonly member: boolean
  readonly residency: Residency
}
