import type { Effect } from "effect"
import type { AccountId } from "../people/account-id.ts"
import type { PictureRefused, TooBusy } from "../account/account.errors.ts"

/** A picture in the two sizes that are kept, both square. */
export type SquarePicture = { readonly large: Uint8Array; readonly small: Uint8Array }

/**
 * Decodes uploaded pictures: JPEG, PNG or WebP by content, rotated upright, without metadata.
 * Pictures that would need too much memory are refused before decoding. Accounts take turns: one
 * that sends many pictures is asked to come back later rather than delay another.
 */
export interface Pictures {
  readonly square: (
    file: Uint8Array,
    owner: AccountId,
  ) => Effect.Effect<SquarePicture, PictureRefused | TooBusy>
  /** The whole picture, no larger than needed to read a document. */
  readonly whole: (
    file: Uint8Array,
    owner: AccountId,
  ) => Effect.Effect<Uint8Array, PictureRefused | TooBusy>
}
