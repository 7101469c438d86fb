import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"

/** Lower-case letters, digits and hyphens with one ending: nothing that leads out of a folder. */
export type FileName = string

/** Keeps whole files by name. Every implementation passes tests/contracts/files.test.ts. */
export interface Files {
  /** Keeps a file, in place of one of the same name. */
  readonly keep: (name: FileName, bytes: Uint8Array) => Effect.Effect<void, StoreUnreachable>
  readonly read: (name: FileName) => Effect.Effect<Uint8Array | null, StoreUnreachable>
  /** Forgets a file; one that is not there is forgotten already. */
  readonly remove: (name: FileName) => Effect.Effect<void, StoreUnreachable>
}
