import { Schema } from "effect"

/** What a property offers to all its guests. */
export const PropertyAmenity = Schema.Literals(["pool", "parking", "gym", "restaurant"])
export type PropertyAmenity = typeof PropertyAmenity.Type

/** What a room has. */
export const RoomAmenity = Schema.Literals([
  "wifi",
  "kitchen",
  "airConditioning",
  "hairdryer",
  "bigTv",
  "tissueBox",
  "doorKey",
  "freeParking",
])
export type RoomAmenity = typeof RoomAmenity.Type
