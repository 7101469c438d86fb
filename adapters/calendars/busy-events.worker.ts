import { parentPort, workerData } from "node:worker_threads"
import { busyEventsIn, type Window } from "./busy-events-in.ts"

const { text, window } = workerData as { readonly text: string; readonly window: Window }

parentPort?.postMessage(busyEventsIn(text, window))
