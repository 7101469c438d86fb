import { Worker } from "node:worker_threads"
import type { ReceiptSheet } from "#core/booking/receipt-sheet.ts"

const written = (sheet: ReceiptSheet): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./receipt.worker.ts", import.meta.url), {
      workerData: sheet,
    })
    worker.once("message", resolve)
    worker.once("error", reject)
  })

/** Sets receipts one after the other in a thread that ends, so that the server's memory stays small. */
export const receiptWriter = () => {
  let last: Promise<unknown> = Promise.resolve()
  return (sheet: ReceiptSheet): Promise<Uint8Array> => {
    const next = last.then(() => written(sheet))
    last = next.catch(() => undefined)
    return next
  }
}
