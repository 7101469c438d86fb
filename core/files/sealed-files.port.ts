import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { FileName, Files } from "./files.port.ts"

/** The id of a key; it says nothing about the key. */
export type KeyId = string

/** Stores files encrypted: access to the storage reveals neither their content nor their type. */
export interface SealedFiles extends Files {
  /** The id of the key that seals now. */
  readonly key: KeyId
  /**
   * Seals a file again with the current key; one that is not there stays away. `from` is the key it
   * was sealed with; null says that it was kept before files were sealed, and only then is a file
   * that is not encrypted accepted.
   */
  readonly renew: (name: FileName, from: KeyId | null) => Effect.Effect<void, StoreUnreachable>
}
