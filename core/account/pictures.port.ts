import type { Effect } from "effect"
import type { PictureRefused } from "./account.errors.ts"

/** A picture in the two sizes that are kept, both square. */
export type SquarePicture = { readonly large: Uint8Array; readonly small: Uint8Array }

/**
 * Reads pictures that strangers send: JPEG, PNG or WebP by content, turned upright, without anything
 * that is not picture. What would take too much room to open is refused unopened.
 */
export interface Pictures {
  readonly square: (file: Uint8Array) => Effect.Effect<SquarePicture, PictureRefused>
  /** The whole picture, no larger than needed to read a document. */
  readonly whole: (file: Uint8Array) => Effect.Effect<Uint8Array, PictureRefused>
}
