import type { Picture } from "#core/property/picture.ts"
import type { PropertyKind } from "#core/property/property-kind.ts"
import { pictureCatalogue } from "#fixtures/pictures/picture-catalogue.ts"
import type { PlaceholderPictures } from "../../inventory-files/stocked-property.ts"

const faces: Readonly<Record<PropertyKind, ReadonlyArray<string>>> = {
  hotel: ["exterior-boutique-hotel-dusk-07", "lobby-boutique-01"],
  resort: ["pool-resort-palms-03", "lobby-boutique-01"],
  condo: ["exterior-condo-day-01", "living-condo-sand-07"],
  homestay: ["exterior-kampung-house-08", "living-garden-10"],
  chalet: ["exterior-beach-chalet-03", "living-rainforest-05"],
  villa: ["pool-villa-plunge-04", "living-beach-villa-03"],
  guestHouse: ["exterior-shophouse-heritage-04", "living-heritage-04"],
}
const ROOM = ["bedroom-simple-city-25", "bathroom-garden-06"]

const pictured = (names: ReadonlyArray<string>): ReadonlyArray<Picture> =>
  pictureCatalogue
    .filter(({ name }) => names.includes(name))
    .toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
    .map(({ name, alt, colour }) => ({ name, alt, colour, mirrored: false }))

/** Drawn pictures for properties whose operator sent none. */
export const standInPictures: PlaceholderPictures = (kind) => ({
  property: pictured(faces[kind]),
  room: pictured(ROOM),
})
