import type { Effect } from "effect"
import type { AccountId } from "../people/account-id.ts"

/** Actions and attempts that matter to the security of an account. */
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

/** How it ended: done, refused for what was given, or for too many attempts. */
export type SecurityOutcome = "done" | "refused" | "slowed"

/** One such step. Nothing in it was typed by a guest; the account is named by its internal id. */
export type SecurityEvent = {
  readonly step: SecurityStep
  readonly outcome: SecurityOutcome
  /** Null if it concerns no account or an unknown one. */
  readonly account: AccountId | null
  /** The network as rate limits count it; the log stores only a keyed hash of it. */
  readonly network: string | null
}

/** Logs account events for the operator, without personal data. It never fails. */
export interface SecurityEvents {
  readonly note: (event: SecurityEvent) => Effect.Effect<void>
}
