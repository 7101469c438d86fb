import { standInPictures } from "#adapters/command-line/pictures/stand-in-pictures.ts"
import { PropertyKind } from "#core/property/property-kind.ts"
import { pictureCatalogue } from "#fixtures/pictures/picture-catalogue.ts"
import { expect, it } from "vitest"

const namesOf = (pictures: ReadonlyArray<{ readonly name: string }>) =>
  pictures.map(({ name }) => name)

const faces: Readonly<Record<PropertyKind, ReadonlyArray<string>>> = {
  hotel: ["exterior-boutique-hotel-dusk-07", "lobby-boutique-01"],
  resort: ["pool-resort-palms-03", "lobby-boutique-01"],
  condo: ["exterior-condo-day-01", "living-condo-sand-07"],
  homestay: ["exterior-kampung-house-08", "living-garden-10"],
  chalet: ["exterior-beach-chalet-03", "living-rainforest-05"],
  villa: ["pool-villa-plunge-04", "living-beach-villa-03"],
  guestHouse: ["exterior-shophouse-heritage-04", "living-heritage-04"],
}

it.each(PropertyKind.literals)("a %s is shown from outside first, then from inside", (kind) => {
  const { property, room } = standInPictures(kind)

  expect(namesOf(property)).toEqual(faces[kind])
  expect(namesOf(room)).toEqual(["bedroom-simple-city-25", "bathroom-garden-06"])
})

it("each picture has the words and the colour of the catalogue, and is not mirrored", () => {
  const { property, room } = standInPictures("villa")

  for (const picture of [...property, ...room]) {
    const { name, alt, colour } = pictureCatalogue.find((one) => one.name === picture.name)!
    expect(picture).toEqual({ name, alt, colour, mirrored: false })
  }
})
