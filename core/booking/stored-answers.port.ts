import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"

/** An answer as it left the server: repeated byte for byte. */
export type StoredAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What the keeper says of a key. */
export type KeyStanding =
  /** Nobody used it: this caller is to do the work and then `keep` or `forget`. */
  | { readonly kind: "yours" }
  /** Somebody is at it; asking again shortly will show the answer. */
  | { readonly kind: "busy" }
  | { readonly kind: "answered"; readonly answer: StoredAnswer }
  /** The same key came with another request. */
  | { readonly kind: "otherRequest" }

/**
 * Remembers the answers of unsafe calls by key, over restarts and processes. A key whose caller
 * vanished is handed on when its lease is over. Kept by tests/contracts/stored-answers.contract.ts.
 */
export interface StoredAnswers {
  readonly claim: (wish: {
    /** Guest session, route and key in one. */
    readonly key: string
    /** Hash of method, path and body. */
    readonly request: string
    readonly now: number
    readonly leaseMs: number
  }) => Effect.Effect<KeyStanding, StoreUnreachable>
  readonly keep: (key: string, answer: StoredAnswer) => Effect.Effect<void, StoreUnreachable>
  /** The work failed for a passing reason: the key may be used again. */
  readonly forget: (key: string) => Effect.Effect<void, StoreUnreachable>
}
