import { placeBySlug } from "#core/place/gazetteer.ts"
import { languages } from "#core/preferences/preferences.ts"
import { pictureOfPlace, placePictureNames } from "#core/property/place-pictures.ts"
import { Picture } from "#core/property/picture.ts"
import { Schema } from "effect"
import { expect, it } from "vitest"

const SLUG = /^place-(.+)$/

const decode = Schema.decodeUnknownSync(Picture)

it("gives a place the picture named after it, never mirrored, and others none", () => {
  expect(placePictureNames).toContain("place-petronas-twin-towers")
  for (const name of placePictureNames) {
    const slug = SLUG.exec(name)?.[1] ?? ""

    expect(placeBySlug(slug)?.slug).toBe(slug)
    const picture = pictureOfPlace(slug)
    expect(picture).toMatchObject({ name, mirrored: false })
    expect(decode(picture)).toEqual(picture)
    expect(picture?.colour).toMatch(/^#[0-9a-f]{6}$/)
  }
  expect(pictureOfPlace("george-town")).toBeUndefined()
  expect(pictureOfPlace("")).toBeUndefined()
})

it("describes each of them in its own words in all three languages", () => {
  const alts = placePictureNames.flatMap((name) => {
    const picture = pictureOfPlace(SLUG.exec(name)?.[1] ?? "")
    return picture ? [picture.alt] : []
  })

  for (const language of languages) {
    const texts = alts.map((alt) => alt[language].trim())
    expect(new Set(texts).size).toBe(placePictureNames.length)
    expect(texts).not.toContain("")
  }
})
