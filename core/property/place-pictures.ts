import type { Picture } from "./picture.ts"
import table from "./place-pictures.json" with { type: "json" }

const byPlace: ReadonlyMap<string, Picture> = new Map(
  table.map(({ place, ...picture }) => [place, picture]),
)

/** The names of the pictures that suggest places; `fixtures/pictures/places` has them as WebP. */
export const placePictureNames: ReadonlyArray<string> = table.map(({ name }) => name)

/** The picture drawn for a state or landmark by its slug; undefined where there is none. */
export const pictureOfPlace = (slug: string): Picture | undefined => byPlace.get(slug)
