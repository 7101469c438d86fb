import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { AccountRecord } from "../account-store/account-record.ts"
import type { AccountStore, AccountTransaction } from "../account-store/account-store.port.ts"
import type { AccountCards } from "../payment/account-cards.port.ts"
import type { OrderOf } from "../workload/job.ts"

const forgetCardJob = ({
  customer,
  name,
}: NonNullable<AccountRecord["keptCard"]>): OrderOf<"forgetCard"> => ({
  kind: "forgetCard",
  key: name,
  customer,
  notBefore: 0,
})

/** Orders that the provider removes the card of an account that keeps it no more. */
export const cardForgotten = (
  { enqueue }: Pick<AccountTransaction, "enqueue">,
  { keptCard }: AccountRecord,
): Effect.Effect<void, StoreUnreachable> =>
  keptCard === null ? Effect.void : enqueue(forgetCardJob(keptCard))

/** The cards that accounts keep, for bookings of the accounts' own guests. */
export const accountCardsIn = ({
  inTransaction,
}: Pick<AccountStore, "inTransaction">): AccountCards => ({
  of: (account) =>
    Effect.map(
      inTransaction(({ lock }) => lock(account)),
      (record) => record?.keptCard ?? null,
    ),
  keep: (account, card) =>
    inTransaction((transaction) =>
      Effect.gen(function* () {
        const record = yield* transaction.lock(account)
        if (record === null) return false
        if (record.keptCard?.name === card.name) return true
        yield* transaction.save({ ...record, keptCard: card })
        yield* cardForgotten(transaction, record)
        return true
      }),
    ),
})
