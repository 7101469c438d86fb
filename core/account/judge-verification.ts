import { Effect, Schema } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountId } from "../people/account-id.ts"
import type { AccountStore } from "./account-store.port.ts"
import type { RejectionReason } from "./verification.ts"

/** Nobody of this id waits to be verified. */
export class NobodyWaits extends Schema.TaggedError<NobodyWaits>()("NobodyWaits", {}) {}

/** What somebody who looked at the pictures says: nothing is wrong, or what is. */
export type Verdict = RejectionReason | null

/** Writes down what became of a verification that waits; judged once, it is not judged again. */
export const judgeVerification = (
  { inTransaction }: Pick<AccountStore, "inTransaction">,
  id: AccountId,
  verdict: Verdict,
): Effect.Effect<void, NobodyWaits | StoreUnreachable> =>
  inTransaction((transaction) =>
    Effect.gen(function* () {
      const account = yield* transaction.lock(id)
      if (account?.verification.status !== "submitted") return yield* new NobodyWaits()
      const status = verdict === null ? "verified" : "rejected"
      yield* transaction.save({
        ...account,
        verification: { ...account.verification, status, reason: verdict },
      })
    }),
  )
