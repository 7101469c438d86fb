import { PictureRefused, TooBusy } from "#core/account/account.errors.ts"
import type { Pictures } from "#core/account-store/pictures.port.ts"
import { MOST_PICTURE_MEGABYTES } from "#core/account/picture.terms.ts"
import { fairQueue } from "#core/kernel/fair-queue.ts"
import { Effect } from "effect"
import sharp, { type Sharp } from "sharp"

const KINDS = ["jpeg", "png", "webp"]
const MOST_BYTES = MOST_PICTURE_MEGABYTES * 1024 * 1024

/** A picture of a phone has 12 to 50 million pixels; more is a bomb. */
const MOST_PIXELS = 50_000_000
const SQUARE = { large: 512, small: 128 } as const
const LONGEST_SIDE = 2000

type Reason = PictureRefused["reason"]
const refuse = (reason: Reason) => Effect.fail(new PictureRefused({ reason }))

const opened = (file: Uint8Array): Sharp =>
  sharp(file, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 })

const unreadable = () => new PictureRefused({ reason: "NotAPicture" })

// Only the head is read here: how large the picture would be is known before it is unpacked.
const checked = (file: Uint8Array): Effect.Effect<void, PictureRefused> =>
  Effect.gen(function* () {
    if (file.byteLength > MOST_BYTES) return yield* refuse("PictureTooLarge")
    const head = yield* Effect.tryPromise({
      try: () => sharp(file, { limitInputPixels: false, pages: 1 }).metadata(),
      catch: unreadable,
    })
    if (!KINDS.includes(head.format)) return yield* refuse("NotAPicture")
    if (head.width * head.height > MOST_PIXELS) return yield* refuse("TooManyPixels")
  })

const drawn = (picture: Sharp): Effect.Effect<Uint8Array, PictureRefused> =>
  Effect.tryPromise({
    try: async () => new Uint8Array(await picture.webp({ quality: 82 }).toBuffer()),
    catch: unreadable,
  })

// A WebP that sharp writes carries nothing but the picture: no place, no camera, no second file.
const squareOf = (file: Uint8Array, side: number) =>
  drawn(opened(file).autoOrient().resize(side, side, { fit: "cover" }))

// The small square is made of the large one: the file is unpacked once.
const squaresOf = (file: Uint8Array) =>
  Effect.flatMap(squareOf(file, SQUARE.large), (large) =>
    Effect.map(squareOf(large, SQUARE.small), (small) => ({ large, small })),
  )

const wholeOf = (file: Uint8Array) =>
  drawn(
    opened(file)
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true }),
  )

/** How many pictures are unpacked at once, and how many wait: each may take 200 MB and a second. */
export const pictureTerms = { atOnce: 1, perOwner: 3, seats: 30, askAgainSeconds: 5 } as const

/**
 * Redraws pictures with sharp, one at a time, the accounts in turn. One core is left to those who
 * send none.
 */
export const sharpPictures = (): Pictures => {
  sharp.concurrency(1)
  const { askAgainSeconds: retryAfterSeconds, ...terms } = pictureTerms
  const inTurn = fairQueue(terms, () => new TooBusy({ retryAfterSeconds }))
  return {
    square: (file, owner) => Effect.andThen(checked(file), inTurn(owner)(squaresOf(file))),
    whole: (file, owner) => Effect.andThen(checked(file), inTurn(owner)(wholeOf(file))),
  }
}
