import type { Effect } from "effect"
import type { AccountId } from "../people/account-id.ts"

/** What somebody did, or tried, that matters to the security of an account. */
export type SecurityStep =
  | "signIn"
  | "signInWithGoogle"
  | "signInWithPasskey"
  | "addPasskey"
  | "removePasskey"
  | "checkPassword"
  | "giveCode"
  | "addSecondFactor"
  | "removeSecondFactor"
  | "register"
  | "askForReset"
  | "resetPassword"
  | "restoreEmail"
  | "changePassword"
  | "askForEmailChange"
  | "changeEmail"
  | "linkGoogle"
  | "endAllSessions"
  | "deleteAccount"

/** How it ended: done, refused for what was given, or for too many tries. */
export type SecurityOutcome = "done" | "refused" | "slowed"

/** One such step. Nothing in it was typed by a guest; the account is named by its internal id. */
export type SecurityEvent = {
  readonly step: SecurityStep
  readonly outcome: SecurityOutcome
  /** Null where it is about no account, or about one that nobody knows. */
  readonly account: AccountId | null
  /** The network as it is counted; whoever writes it down makes it unreadable. */
  readonly network: string | null
}

/** Tells whoever runs the site what happens to accounts, without personal data. It never fails. */
export interface SecurityEvents {
  readonly note: (event: SecurityEvent) => Effect.Effect<void>
}
