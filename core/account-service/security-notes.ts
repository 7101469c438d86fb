import { Effect } from "effect"
import type { AccountId } from "../people/account-id.ts"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import type { SecurityOutcome, SecurityStep } from "../account-store/security-events.port.ts"

/** Whose step ended how. */
type Note = {
  readonly step: SecurityStep
  readonly outcome: SecurityOutcome
  readonly account: AccountId | null
}

/** Logs a security step of a caller for the operators of the site. */
export const noteStep = (
  { securityEvents }: Pick<AccountServiceNeeds, "securityEvents">,
  { visitor }: Pick<AccountCaller, "visitor">,
  note: Note,
): Effect.Effect<void> => securityEvents.note({ ...note, network: visitor.network ?? null })

/** Notes a step that was done; to be called when all of it is kept. */
export const noteDone = (
  needs: Pick<AccountServiceNeeds, "securityEvents">,
  caller: Pick<AccountCaller, "visitor">,
  step: SecurityStep,
  account: AccountId,
): Effect.Effect<void> => noteStep(needs, caller, { step, outcome: "done", account })
