import type { Effect } from "effect"
import type { TooBusy } from "./account.errors.ts"

/** Turns passwords into what may be kept, slowly on purpose; who comes when too many wait is told. */
export interface PasswordHashing {
  readonly hash: (password: string) => Effect.Effect<string, TooBusy>
  /** No hash is nobody's: that takes as long and is never right. */
  readonly matches: (password: string, hash: string | null) => Effect.Effect<boolean, TooBusy>
}
