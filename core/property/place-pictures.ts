import { Schema } from "effect"
import { Picture } from "./picture.ts"
import table from "./place-pictures.json" with { type: "json" }

const PlacePicture = Schema.Struct({
  /** Slug of the state or landmark that it suggests. */
  place: Schema.String,
  ...Picture.fields,
})

const byPlace: ReadonlyMap<string, Picture> = new Map(
  Schema.decodeUnknownSync(Schema.Array(PlacePicture))(table).map(({ place, ...picture }) => [
    place,
    picture,
  ]),
)

/** The names of the pictures that suggest places; `fixtures/pictures/places` has them as WebP. */
export const placePictureNames: ReadonlyArray<string> = [...byPlace.values()].map(
  ({ name }) => name,
)

/** The picture drawn for a state or landmark by its slug; undefined where there is none. */
export const pictureOfPlace = (slug: string): Picture | undefined => byPlace.get(slug)
