import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import type { OwnPictureRefused } from "#core/inventory/own-picture.errors.ts"
import {
  MOST_OWN_PICTURE_MEGABYTES,
  MOST_OWN_PICTURE_MEGAPIXELS,
} from "#core/inventory/own-picture.terms.ts"
import { keepOwnPicture, keptPicture } from "#core/inventory/own-pictures.ts"
import type { PictureCutter } from "#core/inventory/picture-cutter.port.ts"
import type { NewPictures, PropertyPictures } from "#core/inventory/property-pictures.port.ts"
import type { Files } from "#core/files/files.port.ts"
import { isOwnPictureName } from "#core/property/own-picture.ts"
import type { Picture } from "#core/property/picture.ts"
import type { Property, Slug } from "#core/property/property.ts"
import { Effect } from "effect"
import { isDemoPicture } from "../pictures/demo-pictures.ts"
import { filesBeside } from "../../inventory-files/files-beside.ts"
import {
  calledIn,
  picturesOf,
  type PicturesHad,
  type PictureImport,
} from "../../inventory-files/pictured-line.ts"
import { inNumber } from "../operator/in-number.ts"

/** Where pictures of operators are kept, and what shows who has some. */
export type PictureStore = {
  readonly files: Files
  readonly cutter: PictureCutter
  readonly catalogue: Pick<Catalogue, "snapshot">
}

const MOST_BYTES = MOST_OWN_PICTURE_MEGABYTES * 1024 * 1024

const sentences: Readonly<Record<OwnPictureRefused["reason"], string>> = {
  NotAPicture: "is not a readable picture: use JPEG, PNG, WebP or AVIF",
  PictureTooLarge: `is larger than ${MOST_OWN_PICTURE_MEGABYTES} MB`,
  TooManyPixels: `has more than ${MOST_OWN_PICTURE_MEGAPIXELS} million pixels`,
}

const ownAmong = (pictures: ReadonlyArray<Picture>): ReadonlyArray<Picture> =>
  pictures.some(({ name }) => isOwnPictureName(name)) ? pictures : []

const hadBy = (property: Property | undefined): PicturesHad => ({
  property: ownAmong(property?.pictures ?? []),
  rooms: new Map((property?.rooms ?? []).map(({ id, pictures }) => [id, ownAmong(pictures)])),
})

const named = async (files: Files, picture: Picture): Promise<Picture | null> => {
  if (isDemoPicture(picture.name)) return picture
  if (!isOwnPictureName(picture.name)) return null
  const kept = await Effect.runPromise(keptPicture(files, picture.name))
  return kept === null ? null : { ...picture, ...kept }
}

/** Pictures of files in a folder, kept in the store; and those that the site has already. */
export const pictureImportOf = async (
  { files, cutter, catalogue }: PictureStore,
  folder: string,
): Promise<PictureImport> => {
  const { bySlug } = await Effect.runPromise(catalogue.snapshot())
  return {
    ...filesBeside(folder, MOST_BYTES),
    keep: (file) =>
      Effect.runPromise(
        keepOwnPicture({ files, cutter }, file).pipe(
          Effect.catchTag("OwnPictureRefused", ({ reason }) =>
            Effect.succeed({ reason: sentences[reason] }),
          ),
        ),
      ),
    named: (picture) => named(files, picture),
    had: (slug) => hadBy(bySlug.get(slug)),
  }
}

type Asked = { readonly property: Slug; readonly folder: string }
type Found = { readonly pictures: NewPictures; readonly reasons: ReadonlyArray<string> }

/** A folder's pictures are the property's; those of a folder in it with a room type's id are its own. */
const newPictures = async (property: Property, sources: PictureImport): Promise<Found> => {
  const rooms = new Map<Property["rooms"][number]["id"], ReadonlyArray<Picture>>()
  const reasons: Array<string> = []
  const from = async (folder: string, path: string, called: Picture["alt"]) => {
    if ("reason" in (await sources.list(folder))) return undefined
    const found = await picturesOf(sources, folder, { path, called })
    reasons.push(...found.reasons)
    return found.pictures
  }
  for (const { id, name } of property.rooms) {
    const pictures = await from(id, `rooms.${id}.pictures`, calledIn(name, property.name))
    if (pictures) rooms.set(id, pictures)
  }
  const own = await from(".", "pictures", property.name)
  return { pictures: { rooms, ...(own && { property: own }) }, reasons }
}

/** Gives a property the pictures of a folder; none where one of them cannot be had. */
export const setPictures = async (
  store: PictureStore & { readonly propertyPictures: PropertyPictures },
  { property: slug, folder }: Asked,
  say: (line: string) => void,
): Promise<number> => {
  const refuse = (...lines: ReadonlyArray<string>): number => {
    for (const line of lines) say(line)
    return 1
  }
  const { bySlug } = await Effect.runPromise(store.catalogue.snapshot())
  const property = bySlug.get(slug)
  if (property === undefined) return refuse(`There is no property ${slug}`)
  const { pictures, reasons } = await newPictures(property, await pictureImportOf(store, folder))
  if (reasons.length > 0) return refuse(...reasons, "Nothing was changed")
  const sets = [pictures.property, ...pictures.rooms.values()].filter((set) => set !== undefined)
  if (sets.length === 0) return refuse(`There are no pictures in ${folder}`)
  const isChanged = await Effect.runPromise(
    store.propertyPictures
      .set(slug, pictures)
      .pipe(Effect.catchTag("PropertyNotFound", () => Effect.succeed(false))),
  )
  say(
    `${inNumber(sets.flat().length, "picture")} of ${slug}, ${isChanged ? "changed" : "unchanged"}`,
  )
  return 0
}
