import { Schema } from "effect"
import { limits } from "./limits.ts"

const between = (minimum: number, maximum: number) =>
  Schema.Int.check(Schema.isBetween({ minimum, maximum }))

/** Who comes, and into how many rooms; every room has at least one adult. */
export const Party = Schema.Struct({
  adults: between(1, limits.maxAdults),
  children: between(0, limits.maxChildren),
  rooms: between(1, limits.maxRooms),
}).check(
  Schema.makeFilter(({ adults, rooms }: { adults: number; rooms: number }) =>
    adults >= rooms ? undefined : { path: ["adults"], issue: "FewerAdultsThanRooms" },
  ),
)
export interface Party extends Schema.Schema.Type<typeof Party> {}
