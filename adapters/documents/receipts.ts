import { TooBusy } from "#core/account/account.errors.ts"
import type { ReceiptSheet } from "#core/documents/receipt-sheet.ts"
import { fairQueue } from "#core/kernel/fair-queue.ts"
import { Effect } from "effect"
import { Worker } from "node:worker_threads"

/** Writes one receipt, for the guest with this key. */
export type WriteReceipt = (
  sheet: ReceiptSheet,
  owner: string,
) => Effect.Effect<Uint8Array, TooBusy>

const inThread = (sheet: ReceiptSheet): Effect.Effect<Uint8Array> =>
  Effect.callback((resume) => {
    const worker = new Worker(new URL("./receipt.worker.ts", import.meta.url), {
      workerData: sheet,
    })
    worker.once("message", (bytes: Uint8Array) => resume(Effect.succeed(bytes)))
    worker.once("error", (error) => resume(Effect.die(error)))
    return Effect.promise(() => worker.terminate())
  })

/** How many receipts are set at once, and how many wait: each takes most of a second. */
export const receiptTerms = { atOnce: 1, perOwner: 3, seats: 30, askAgainSeconds: 5 } as const

/**
 * Sets receipts one at a time, the guests in turn, each in a thread that ends, so that the server's
 * memory stays small.
 */
export const receiptWriter = (write = inThread): WriteReceipt => {
  const { askAgainSeconds: retryAfterSeconds, ...terms } = receiptTerms
  const inTurn = fairQueue(terms, () => new TooBusy({ retryAfterSeconds }))
  return (sheet, owner) => inTurn(owner)(write(sheet))
}
