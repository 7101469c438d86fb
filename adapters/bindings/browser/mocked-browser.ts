import type { DoBookingJobs } from "#core/booking-jobs/job-runner.ts"
import { Effect } from "effect"
import { Container } from "inversify"
import { setupWorker } from "msw/browser"
import { mockedTokens } from "./mocked-tokens.ts"
import { mockedBindings } from "./mocked.bindings.ts"

/** How often the jobs of bookings are done that are due: holds end, stays begin, money goes back. */
const JOBS_EVERY_MS = 1000

const workOn = (doBookingJobs: DoBookingJobs): void => {
  const again = () => setTimeout(() => workOn(doBookingJobs), JOBS_EVERY_MS)
  void Effect.runPromise(doBookingJobs())
    .catch((failure: unknown) => console.error("A job of the mocked API failed", failure))
    .finally(again)
}

const start = async (): Promise<void> => {
  const container = new Container({ defaultScope: "Singleton" })
  container.load(mockedBindings(location.origin))
  const worker = setupWorker(...container.get(mockedTokens.handlers))
  await worker.start({ quiet: true, onUnhandledFrame: "bypass" })
  workOn(container.get(mockedTokens.desk).doBookingJobs)
}

let started: Promise<void> | undefined

/** Puts the mocked API between this tab and the network, once; no server is asked anything after that. */
export const startMockedApi = (): Promise<void> => (started ??= start())
