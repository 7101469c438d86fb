import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { PropertyNotFound } from "../property/property.errors.ts"
import type { Picture } from "../property/picture.ts"
import type { Slug } from "../property/property.ts"
import type { RoomTypeId } from "../property/room-type.ts"

/** Pictures in place of those that are there; what is left out keeps its own. */
export type NewPictures = {
  readonly property?: ReadonlyArray<Picture>
  readonly rooms: ReadonlyMap<RoomTypeId, ReadonlyArray<Picture>>
}

/**
 * Where operators change the pictures of one property and nothing else of it. Setting the same again
 * changes nothing, and so does importing the property again with these pictures.
 * Kept by tests/contracts/property-pictures.contract.ts.
 */
export interface PropertyPictures {
  /** True when something changed. */
  readonly set: (
    slug: Slug,
    pictures: NewPictures,
  ) => Effect.Effect<boolean, PropertyNotFound | StoreUnreachable>
}
