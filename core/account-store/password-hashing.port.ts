import type { Effect } from "effect"
import type { TooBusy } from "../account/account.errors.ts"

/**
 * Turns passwords into what may be kept, slowly on purpose. The networks that ask take turns, so
 * that one that asks often delays no other; who comes when too many wait is told.
 */
export interface PasswordHashing {
  readonly hash: (password: string, network: string) => Effect.Effect<string, TooBusy>
  /** No hash is nobody's: that takes as long and is never right. */
  readonly matches: (
    password: string,
    hash: string | null,
    network: string,
  ) => Effect.Effect<boolean, TooBusy>
}
