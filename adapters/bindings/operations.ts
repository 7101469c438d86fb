import { bookingJobLines } from "#core/workload/job-lines.ts"
import { Effect } from "effect"
import type { Container } from "inversify"
import type { Configuration } from "../configuration/configuration.ts"
import type { RequestTelemetry } from "../http-server/request-telemetry.ts"
import type { Journal } from "../observability/journal.ts"
import { siteMetrics } from "../observability/site-metrics.ts"
import { traced, tracesTo, untraced } from "../observability/traces.ts"
import { workJournal } from "../observability/work-journal.ts"
import { adaptersInUse } from "./adapters-in-use.ts"
import { notingPayments } from "../observability/payment-journal.ts"
import { tokens } from "./tokens.ts"

const WORKS = [...bookingJobLines, "mail", "upkeep"] as const
type Work = (typeof WORKS)[number]

const isOfDesk = (name: Work): boolean => bookingJobLines.some((line) => line === name)

/** The ports whose calls are worth a span of their own: those that leave the process. */
const tracedPorts = [
  ["payments", tokens.payments],
  ["catalogue", tokens.catalogue],
  ["bookings", tokens.bookingStore],
  ["jobs", tokens.jobs],
] as const

const spanEachCallIn = async (container: Container): Promise<void> => {
  for (const [name, token] of tracedPorts) {
    const port = container.get<object>(token)
    const rebound = await container.rebindAsync<object>(token)
    rebound.toConstantValue(traced(name, port))
  }
}

/** Looks on while the site works: journal, measurements, traces where somebody keeps them. */
export const operationsOf = async (configuration: Configuration, journal: Journal) => {
  const { tracesTo: endpoint, metricsToken: token } = configuration.operations
  const metrics = siteMetrics(adaptersInUse(configuration))
  const traces = endpoint === null ? untraced : await tracesTo(endpoint)
  let stopping = false
  const journalOf = (work: Work) =>
    workJournal({
      note: journal.note,
      failed: (...said) => {
        metrics.failed(work)
        journal.failed(...said)
      },
    })
  const watch: RequestTelemetry = {
    run: traces.run,
    saw: (seen) => {
      metrics.saw(seen)
      journal.saw(seen)
    },
    isStopping: () => stopping,
    metrics: { text: metrics.text, token },
  }
  return {
    watch,
    beginStop: () => {
      stopping = true
    },
    report: (where: string, cause: unknown): void => {
      metrics.failed(WORKS.find((work) => work === where) ?? "request")
      journal.failed(where, cause)
    },
    /** Does some of the work, and lets nothing that is said of it go anywhere but into the journal. */
    doWork:
      (name: Work) =>
      async <E>(work: Effect.Effect<number, E>): Promise<number> => {
        const done = await traces.run({ name }, Effect.provide(work, journalOf(name)))
        if (isOfDesk(name)) metrics.didJobs(done)
        return done
      },
    /** To be done before anything is made of the ports. */
    watchPorts: async (container: Container): Promise<void> => {
      const payments = container.get(tokens.payments)
      const rebound = await container.rebindAsync(tokens.payments)
      rebound.toConstantValue(notingPayments(payments, journal))
      if (endpoint !== null) await spanEachCallIn(container)
    },
    stop: traces.stop,
  }
}
