import type { Effect } from "effect"
import type { AccountsUnreachable, SessionNotFound } from "./account.errors.ts"
import type { NotSignedIn } from "../people/visitor.errors.ts"
import type { SignedIn } from "./account.ts"
import type { SessionId, SessionView } from "./session.ts"

/**
 * The browsers on which the asking guest is signed in. Kept by tests/contracts/accounts.contract.ts.
 */
export interface Sessions {
  /** The most recently used first. */
  readonly list: () => Effect.Effect<ReadonlyArray<SessionView>, NotSignedIn | AccountsUnreachable>
  /** Ends one session of the asking guest; of others' there is none. */
  readonly end: (
    id: SessionId,
  ) => Effect.Effect<SignedIn, SessionNotFound | NotSignedIn | AccountsUnreachable>
  /** Signs out everywhere, here too. */
  readonly endAll: () => Effect.Effect<SignedIn, NotSignedIn | AccountsUnreachable>
}
