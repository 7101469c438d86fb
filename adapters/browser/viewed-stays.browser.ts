import { Option, Schema } from "effect"
import { Localised } from "#core/kernel/localised.ts"
import { Picture } from "#core/property/picture.ts"
import { Slug } from "#core/property/property.ts"
import type { ViewedStay } from "#core/property/viewed-stay.ts"
import { VIEWED_KEY } from "./has-viewed.browser.ts"

const { name, colour, mirrored } = Picture.fields

const Viewed = Schema.Struct({
  slug: Slug,
  name: Localised,
  place: Localised,
  picture: Schema.NullOr(Schema.Struct({ name, colour, mirrored })),
})

const entries = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Array(Schema.Unknown)))
const viewed = Schema.decodeUnknownOption(Viewed)

/** The stays opened on this device, the last first; an entry that cannot be read is left out. */
export const viewedStays = (): ReadonlyArray<ViewedStay> => {
  try {
    const kept = Option.getOrElse(entries(localStorage.getItem(VIEWED_KEY) ?? "[]"), () => [])
    return kept.flatMap((one) => Option.toArray(viewed(one)))
  } catch {
    // A browser that keeps nothing has seen nothing.
    return []
  }
}
