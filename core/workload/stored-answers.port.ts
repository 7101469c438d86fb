import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"

/** An answer as it left the server: repeated byte for byte. */
export type StoredAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What the store answers about a key. */
export type KeyState =
  /** The key is new: this caller does the work and then calls `keep` or `forget`. */
  | { readonly kind: "yours" }
  /** Another caller is working on it. The sign changes with every heartbeat of that caller. */
  | { readonly kind: "busy"; readonly sign: string }
  | { readonly kind: "answered"; readonly answer: StoredAnswer }
  /** The same key came with another request. */
  | { readonly kind: "otherRequest" }

/** What somebody who does not work on a key learns of it. */
export type SettledKey = Exclude<KeyState, { kind: "yours" }>

/** A key and who works on it: a name drawn by chance for each call. */
export type OwnedKey = { readonly key: string; readonly owner: string }

/** A call with its key: who answers it, and which request it is. */
export type KeyedCall = OwnedKey & {
  /** Hash of method, path and body. */
  readonly request: string
  /** The sign that has not changed for too long; null if no caller is considered dead. */
  readonly dead: string | null
}

const FIRST_PASSING_STATUS = 500

/** An answer that is repeated; a failure that passes is not, and the work may be tried again. */
export const isLasting = ({ status }: StoredAnswer): boolean => status < FIRST_PASSING_STATUS

/**
 * Stores the answers of unsafe calls by idempotency key, over restarts and processes. A caller that
 * works on a key sends heartbeats; one whose sign stays the same has died, and its key is taken
 * over by naming that sign. No clocks are compared. Every implementation passes
 * tests/contracts/stored-answers.contract.ts.
 */
export interface StoredAnswers {
  readonly claim: (wanted: KeyedCall) => Effect.Effect<KeyState, StoreUnreachable>
  /** Says that the owner still works on the key. */
  readonly beat: (owned: OwnedKey) => Effect.Effect<void, StoreUnreachable>
  /** False where the key is another's by now: then the answer is not kept. */
  readonly keep: (owned: OwnedKey, answer: StoredAnswer) => Effect.Effect<boolean, StoreUnreachable>
  /** The work failed for a passing reason: the key may be used again, if it is still the owner's. */
  readonly forget: (owned: OwnedKey) => Effect.Effect<void, StoreUnreachable>
  /**
   * Does work whose every change is made in transactions of bookings, and keeps its answer if it
   * lasts: the key is claimed in the first of these transactions, the answer is kept in the one that
   * is marked as the last, so that the work and its answer are kept together or not at all. Work that
   * changes nothing may be done more than once; all callers get the answer that was kept first.
   */
  readonly together: (
    wanted: KeyedCall,
    work: Effect.Effect<StoredAnswer>,
  ) => Effect.Effect<SettledKey, StoreUnreachable>
}
