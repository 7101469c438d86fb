import { Effect, Schema } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { Clock } from "../kernel/environment.port.ts"
import type { AccountId } from "../people/account-id.ts"
import type { AccountStore } from "../account-store/account-store.port.ts"
import { picturesUntil, currentVerification } from "./judged-identity.ts"
import type { RejectionReason } from "../account/verification.ts"

/** Nobody of this id waits to be verified. */
export class NobodyWaits extends Schema.TaggedError<NobodyWaits>()("NobodyWaits", {}) {}

/** The guest has submitted something else since. */
export class SubmissionOutdated extends Schema.TaggedError<SubmissionOutdated>()(
  "SubmissionOutdated",
  {},
) {}

/** The decision of the person who looked at the pictures: nothing is wrong, or what is. */
export type Verdict = RejectionReason | null

/** A verdict, and the very submission that it is about. */
export type VerificationDecision = {
  readonly account: AccountId
  readonly submission: string
  readonly verdict: Verdict
}

/** Writes down what became of a submission that waits; no other is judged by it, and none twice. */
export const judgeVerification = (
  { store, clock }: { readonly store: Pick<AccountStore, "inTransaction">; readonly clock: Clock },
  { account: id, submission, verdict }: VerificationDecision,
): Effect.Effect<void, NobodyWaits | SubmissionOutdated | StoreUnreachable> =>
  store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const account = yield* transaction.lock(id)
      if (!account) return yield* new NobodyWaits()
      const standing = currentVerification(account)
      if (standing.status !== "submitted") return yield* new NobodyWaits()
      if (standing.submission?.id !== submission) return yield* new SubmissionOutdated()
      yield* transaction.save({
        ...account,
        verification: {
          ...standing,
          status: verdict === null ? "verified" : "rejected",
          reason: verdict,
          picturesUntil: picturesUntil(clock.now()),
        },
      })
    }),
  )
