import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"

/** An answer as it left the server: repeated byte for byte. */
export type StoredAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What the store answers about a key. */
export type KeyStanding =
  /** Nobody used it: this caller is to do the work and then `keep` or `forget`. */
  | { readonly kind: "yours" }
  /** Somebody is at it. The sign is another one whenever they said that they still are. */
  | { readonly kind: "busy"; readonly sign: string }
  | { readonly kind: "answered"; readonly answer: StoredAnswer }
  /** The same key came with another request. */
  | { readonly kind: "otherRequest" }

/** A key and who works on it: a name drawn by chance for each call. */
export type OwnedKey = { readonly key: string; readonly owner: string }

/**
 * Remembers the answers of unsafe calls by key, over restarts and processes. Whoever works on a key
 * says so again and again; one whose sign stays the same has died, and the key is taken over by
 * naming that sign. No clock is compared with another. Kept by
 * tests/contracts/stored-answers.contract.ts.
 */
export interface StoredAnswers {
  readonly claim: (
    wanted: OwnedKey & {
      /** Hash of method, path and body. */
      readonly request: string
      /** The sign that stayed the same for too long; null while nobody is taken for dead. */
      readonly dead: string | null
    },
  ) => Effect.Effect<KeyStanding, StoreUnreachable>
  /** Says that the owner still works on the key. */
  readonly beat: (owned: OwnedKey) => Effect.Effect<void, StoreUnreachable>
  /** False where the key is another's by now: then the answer is not kept. */
  readonly keep: (owned: OwnedKey, answer: StoredAnswer) => Effect.Effect<boolean, StoreUnreachable>
  /** The work failed for a passing reason: the key may be used again, if it is still the owner's. */
  readonly forget: (owned: OwnedKey) => Effect.Effect<void, StoreUnreachable>
}
