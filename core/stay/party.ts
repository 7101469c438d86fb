import { Schema } from "effect"
import { ChildAge } from "./child-age.ts"
import { limits } from "./limits.ts"

const between = (minimum: number, maximum: number) =>
  Schema.Int.check(Schema.isBetween({ minimum, maximum }))

/** Who comes, and into how many rooms; every room has at least one adult. */
export const Party = Schema.Struct({
  adults: between(1, limits.maxAdults),
  children: between(0, limits.maxChildren),
  rooms: between(1, limits.maxRooms),
  /** How old each child is; absent where no age was given, as in all older bookings and links. */
  ages: Schema.optionalKey(
    Schema.Array(Schema.NullOr(ChildAge)).check(Schema.isMaxLength(limits.maxChildren)),
  ),
}).check(
  Schema.makeFilter(({ adults, rooms }: { adults: number; rooms: number }) =>
    adults >= rooms ? undefined : { path: ["adults"], issue: "FewerAdultsThanRooms" },
  ),
  Schema.makeFilter(
    ({ children, ages }: { children: number; ages?: ReadonlyArray<number | null> }) =>
      ages === undefined || ages.length === children
        ? undefined
        : { path: ["ages"], issue: "AgesNotOnePerChild" },
  ),
)
/** The counts of a party: all of it but the ages. */
export type PartyCount = "adults" | "children" | "rooms"

export interface Party extends Schema.Schema.Type<typeof Party> {}
