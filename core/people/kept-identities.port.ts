import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountId } from "./account-id.ts"
import type { KeptIdentity } from "./kept-identity.rules.ts"

/** Where the identity numbers of signed-in guests are kept. */
export interface KeptIdentities {
  /** The identity that an account keeps; null where it keeps none, or where there is no such account. */
  readonly of: (account: AccountId) => Effect.Effect<KeptIdentity | null, StoreUnreachable>
}
