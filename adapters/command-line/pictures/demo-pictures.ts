import type { Files } from "#core/files/files.port.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { keepOwnPicture } from "#core/inventory/own-pictures.ts"
import type { PictureCutter } from "#core/inventory/picture-cutter.port.ts"
import { withPictures } from "#core/inventory/with-pictures.ts"
import type { Picture } from "#core/property/picture.ts"
import { placePictureNames } from "#core/property/place-pictures.ts"
import { pictureCatalogue } from "#fixtures/pictures/picture-catalogue.ts"
import { Effect } from "effect"
import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"

type Needs = { readonly files: Files; readonly cutter: PictureCutter }

const names = new Set(pictureCatalogue.map(({ name }) => name))
const ofPlaces = new Set(placePictureNames)

/** The file that a picture of the demonstration, or of a place, is cut from. */
export const demoPictureFile = async (name: string): Promise<Uint8Array> => {
  const file = `${ofPlaces.has(name) ? "places/" : ""}${name}.webp`
  return new Uint8Array(
    await readFile(fileURLToPath(new URL(`../../../fixtures/pictures/${file}`, import.meta.url))),
  )
}

/** True for a picture of the demonstration, by the name it has there. */
export const isDemoPicture = (name: string): boolean => names.has(name)

/** Keeps a picture of the demonstration as an operator's is kept; the name that it has from then on. */
export const keepDemoPicture = async (needs: Needs, name: string): Promise<string> => {
  const kept = await Effect.runPromise(keepOwnPicture(needs, await demoPictureFile(name)))
  return kept.name
}

/**
 * Gives properties the pictures of the demonstration under the names under which they are kept. Each
 * is kept once; pictures of operators stay as they are.
 */
export const keepingDemoPictures = (needs: Needs) => {
  const begun = new Map<string, Promise<string>>()
  const nameOf = (name: string): Promise<string> => {
    const known = begun.get(name) ?? keepDemoPicture(needs, name)
    begun.set(name, known)
    return known
  }
  const kept = async (picture: Picture): Promise<Picture> =>
    isDemoPicture(picture.name) ? { ...picture, name: await nameOf(picture.name) } : picture
  const allOf = (pictures: ReadonlyArray<Picture>) => Promise.all(pictures.map(kept))

  return async (stocked: StockedProperty): Promise<StockedProperty> => {
    const { property } = stocked
    const ofRooms = property.rooms.map(
      async ({ id, pictures }) => [id, await allOf(pictures)] as const,
    )
    const pictures = {
      property: await allOf(property.pictures),
      rooms: new Map(await Promise.all(ofRooms)),
    }
    return { ...stocked, property: withPictures(property, pictures) }
  }
}
