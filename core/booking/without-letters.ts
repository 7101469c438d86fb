import { Effect } from "effect"
import type { DeskStore, DeskTransaction } from "./desk-store.port.ts"

const silent = (transaction: DeskTransaction): DeskTransaction => ({
  ...transaction,
  enqueue: (job) => (job.kind === "mail" ? Effect.void : transaction.enqueue(job)),
})

/** A store in which everything is kept but orders for letters: what invented guests book into. */
export const withoutLetters = (store: DeskStore): DeskStore => ({
  ...store,
  inTransaction: (work) => store.inTransaction((transaction) => work(silent(transaction))),
})
