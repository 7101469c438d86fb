import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountId } from "../people/account-id.ts"
import type { KeptCard } from "./kept-card.ts"

/** Where it is written down which card each account keeps. */
export interface AccountCards {
  /** The card that an account keeps; null where it keeps none, or where there is no such account. */
  readonly of: (account: AccountId) => Effect.Effect<KeptCard | null, StoreUnreachable>
  /** Writes an account's card down in place of the one before; false where there is no such account. */
  readonly keep: (account: AccountId, card: KeptCard) => Effect.Effect<boolean, StoreUnreachable>
}
