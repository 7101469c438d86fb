import { Option, Schema } from "effect"
import { Localised } from "#core/kernel/localised.ts"
import { Picture } from "#core/property/picture.ts"
import { Slug } from "#core/property/property.ts"
import { withViewed, type ViewedStay } from "#core/property/viewed-stay.ts"
import { VIEWED_KEY } from "./has-viewed.browser.ts"

const { name, colour, mirrored } = Picture.fields

const Viewed = Schema.Array(
  Schema.Struct({
    slug: Slug,
    name: Localised,
    place: Localised,
    picture: Schema.NullOr(Schema.Struct({ name, colour, mirrored })),
  }),
)

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Viewed))

/** The stays opened on this device; they are not sent anywhere. */
export const viewedStays = (): ReadonlyArray<ViewedStay> => {
  try {
    return Option.getOrElse(decode(localStorage.getItem(VIEWED_KEY) ?? "[]"), () => [])
  } catch {
    // A browser that keeps nothing has seen nothing.
    return []
  }
}

export const keepViewed = (stay: ViewedStay): void => {
  try {
    localStorage.setItem(VIEWED_KEY, JSON.stringify(withViewed(viewedStays(), stay)))
  } catch {
    // Storage is full or forbidden: the page itself goes on.
  }
}
