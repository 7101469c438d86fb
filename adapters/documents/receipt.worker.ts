import { parentPort, workerData } from "node:worker_threads"
import type { ReceiptSheet } from "#core/documents/receipt-sheet.ts"
import { receiptPdf } from "./receipt.pdf.ts"

// A font of eight megabytes is read for a receipt: what that takes ends with this thread.
parentPort?.postMessage(await receiptPdf(workerData as ReceiptSheet))
