import { parentPort, workerData } from "node:worker_threads"
import { busyEventsIn } from "./busy-events-in.ts"
import type { Window } from "./busy-time.ts"

const { text, window } = workerData as { readonly text: string; readonly window: Window }

parentPort?.postMessage(busyEventsIn(text, window, (begun) => parentPort?.postMessage({ begun })))
