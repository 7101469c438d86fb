import type { Effect } from "effect"
import type { PictureFormat, PictureWidth } from "../property/picture-cuts.ts"
import type { OwnPictureRefused } from "./own-picture.errors.ts"

/** One picture at one width in one format. */
export type PictureCut = {
  readonly width: PictureWidth
  readonly format: PictureFormat
  readonly bytes: Uint8Array
}

/** A picture in every width and format of the site, with the colour that it has most. */
export type CutPicture = {
  /** Such as `#927d64`. */
  readonly colour: string
  readonly cuts: ReadonlyArray<PictureCut>
}

/**
 * Cuts pictures that operators send: JPEG, PNG, WebP or AVIF by content, turned upright, without
 * anything that is not picture. What would take too much room to open is refused unopened. A picture
 * is never enlarged. Kept by tests/contracts/picture-cutter.test.ts.
 */
export interface PictureCutter {
  /** 64 hexadecimal digits: the same for the same file cut in the same way, and for no other. */
  readonly digestOf: (file: Uint8Array) => string
  readonly cut: (file: Uint8Array) => Effect.Effect<CutPicture, OwnPictureRefused>
}
