import { Effect } from "effect"
import type { BookingStore, BookingTransaction } from "../booking/booking-store.port.ts"

const silent = (transaction: BookingTransaction): BookingTransaction => ({
  ...transaction,
  enqueue: (job) => (job.kind === "mail" ? Effect.void : transaction.enqueue(job)),
})

/** A store in which everything is kept but orders for letters: what invented guests book into. */
export const withoutLetters = (store: BookingStore): BookingStore => ({
  ...store,
  inTransaction: (work, place) =>
    store.inTransaction((transaction) => work(silent(transaction)), place),
})
