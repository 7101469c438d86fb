import type { Effect } from "effect"
import type { TooBusy } from "../account/account.errors.ts"

/**
 * Hashes passwords, slowly on purpose. Networks take turns, so that one with many requests does not
 * delay the others; requests beyond the queue's limit are refused.
 */
export interface PasswordHashing {
  readonly hash: (password: string, network: string) => Effect.Effect<string, TooBusy>
  /** Without a hash (unknown account) it takes as long and answers false. */
  readonly matches: (
    password: string,
    hash: string | null,
    network: string,
  ) => Effect.Effect<boolean, TooBusy>
}
