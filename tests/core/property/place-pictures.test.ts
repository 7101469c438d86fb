import { placeBySlug } from "#core/place/gazetteer.ts"
import { pictureOfPlace, placePictureNames } from "#core/property/place-pictures.ts"
import { expect, it } from "vitest"

const SLUG = /^place-(.+)$/

it("gives a place the picture named after it, never mirrored, and others none", () => {
  for (const name of placePictureNames) {
    const slug = SLUG.exec(name)?.[1] ?? ""

    expect(placeBySlug(slug)?.slug).toBe(slug)
    expect(pictureOfPlace(slug)).toMatchObject({ name, mirrored: false })
  }
  expect(pictureOfPlace("george-town")).toBeUndefined()
  expect(pictureOfPlace("")).toBeUndefined()
})

it("describes each of them in its own words in all three languages", () => {
  const alts = placePictureNames.flatMap((name) => {
    const picture = pictureOfPlace(SLUG.exec(name)?.[1] ?? "")
    return picture ? [picture.alt] : []
  })

  for (const language of ["en", "bm", "cn"] as const) {
    const texts = alts.map((alt) => alt[language].trim())
    expect(new Set(texts).size).toBe(placePictureNames.length)
    expect(texts).not.toContain("")
  }
})
