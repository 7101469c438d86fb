import { bookingJobLines } from "#core/workload/job-lines.ts"
import { Effect } from "effect"
import type { Journal, SeenRequest } from "./journal.ts"
import { siteMetrics } from "./site-metrics.ts"
import type { Running } from "./traces.ts"
import { workJournal } from "./work-journal.ts"

const WORKS = [...bookingJobLines, "mail", "channels", "upkeep"] as const

/** What a server does beside answering. */
export type Work = (typeof WORKS)[number]

const isOfBookings = (name: Work): boolean => bookingJobLines.some((line) => line === name)

type Needs = {
  readonly journal: Journal
  readonly traces: Running
  /** The adapter behind each port, described without secrets. */
  readonly inUse: Readonly<Record<string, string>>
  /** What opens the measurements; null where nothing is asked for. */
  readonly metricsToken: string | null
}

/** Observes the site: log, metrics, and traces if they are configured. */
export const operationsWith = ({ journal, traces, inUse, metricsToken }: Needs) => {
  const metrics = siteMetrics(inUse)
  let stopping = false
  const journalOf = (work: Work) =>
    workJournal({
      note: journal.note,
      failed: (...said) => {
        metrics.failed(work)
        journal.failed(...said)
      },
    })
  return {
    watch: {
      run: traces.run,
      saw: (seen: SeenRequest): void => {
        metrics.saw(seen)
        journal.saw(seen)
      },
      isStopping: () => stopping,
      metrics: { text: metrics.text, token: metricsToken },
    },
    beginStop: (): void => {
      stopping = true
    },
    report: (where: string, cause: unknown): void => {
      metrics.failed(WORKS.find((work) => work === where) ?? "request")
      journal.failed(where, cause)
    },
    /** Runs some work; what it logs goes only to the log. */
    doWork:
      (name: Work) =>
      async <E>(work: Effect.Effect<number, E>): Promise<number> => {
        const done = await traces.run({ name }, Effect.provide(work, journalOf(name)))
        if (isOfBookings(name)) metrics.didJobs(done)
        return done
      },
    stop: traces.stop,
  }
}

export type Operations = ReturnType<typeof operationsWith>
