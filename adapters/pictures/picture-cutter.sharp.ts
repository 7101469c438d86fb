import { OwnPictureRefused } from "#core/inventory/own-picture.errors.ts"
import {
  MOST_OWN_PICTURE_MEGABYTES,
  MOST_OWN_PICTURE_MEGAPIXELS,
} from "#core/inventory/own-picture.terms.ts"
import type { CutPicture, PictureCut, PictureCutter } from "#core/inventory/picture-cutter.port.ts"
import { cutSettings, pictureCuts, type PictureWidth } from "#core/property/picture-cuts.ts"
import { Effect } from "effect"
import { createHash } from "node:crypto"
import sharp, { type Sharp } from "sharp"
import { pictureKindOf } from "./picture-kinds.ts"

const MOST_BYTES = MOST_OWN_PICTURE_MEGABYTES * 1024 * 1024
const MOST_PIXELS = MOST_OWN_PICTURE_MEGAPIXELS * 1_000_000
const LARGEST = Math.max(...pictureCuts.widths)

/** A very tall picture is made narrower: no format holds any height. */
const TALLEST = 2

const SETTINGS = JSON.stringify({ cutSettings, pictureCuts, TALLEST })

const refuse = (reason: OwnPictureRefused["reason"]) =>
  Effect.fail(new OwnPictureRefused({ reason }))

const unreadable = () => new OwnPictureRefused({ reason: "NotAPicture" })

// Only the head is read here: how large the picture would be is known before it is unpacked.
const checked = (file: Uint8Array): Effect.Effect<void, OwnPictureRefused> =>
  Effect.gen(function* () {
    if (file.byteLength > MOST_BYTES) return yield* refuse("PictureTooLarge")
    const kind = pictureKindOf(file)
    if (kind === null) return yield* refuse("NotAPicture")
    const head = yield* Effect.tryPromise({
      try: () => sharp(file, { limitInputPixels: false, pages: 1 }).metadata(),
      catch: unreadable,
    })
    const isAsItBegins = head.format === kind && (kind !== "heif" || head.compression === "av1")
    if (!isAsItBegins) return yield* refuse("NotAPicture")
    if (head.width * head.height > MOST_PIXELS) return yield* refuse("TooManyPixels")
  })

const within = (picture: Sharp, width: number): Sharp =>
  picture.resize({ width, height: TALLEST * width, fit: "inside", withoutEnlargement: true })

/** The picture upright, in the colours of the web, on white, no wider than the widest cut. */
const unpacked = async (file: Uint8Array) => {
  const opened = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 })
  const upright = within(opened.autoOrient(), LARGEST).flatten({ background: "#ffffff" })
  const { data, info } = await upright
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return () => sharp(data, { raw: { width, height, channels } })
}

const hex = (part: number): string => Math.round(part).toString(16).padStart(2, "0")

const colourOf = async (picture: Sharp): Promise<string> => {
  const small = await picture.resize(64, 64, { fit: "inside" }).png().toBuffer()
  const { r, g, b } = (await sharp(small).stats()).dominant
  return `#${hex(r)}${hex(g)}${hex(b)}`
}

const cutsAt = async (picture: Sharp, width: PictureWidth): Promise<ReadonlyArray<PictureCut>> => {
  const resized = within(picture, width)
  const avif = await resized.clone().avif(cutSettings.avif).toBuffer()
  const webp = await resized.clone().webp(cutSettings.webp).toBuffer()
  return [
    { width, format: "avif", bytes: new Uint8Array(avif) },
    { width, format: "webp", bytes: new Uint8Array(webp) },
  ]
}

// What sharp writes carries nothing but the picture: no place, no camera, no colour profile.
const cutOf = async (file: Uint8Array): Promise<CutPicture> => {
  const copy = await unpacked(file)
  const cuts: Array<PictureCut> = []
  for (const width of pictureCuts.widths) cuts.push(...(await cutsAt(copy(), width)))
  return { colour: await colourOf(copy()), cuts }
}

/** Cuts pictures with sharp, on one core: the other is left to guests. */
export const sharpPictureCutter = (): PictureCutter => ({
  digestOf: (file) => createHash("sha256").update(SETTINGS).update(file).digest("hex"),
  cut: (file) =>
    Effect.andThen(
      checked(file),
      Effect.tryPromise({
        try: () => {
          sharp.concurrency(1)
          return cutOf(file)
        },
        catch: unreadable,
      }),
    ),
})
