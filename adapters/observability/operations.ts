import { bookingJobLines } from "#core/workload/job-lines.ts"
import { Effect } from "effect"
import type { Journal, SeenRequest } from "./journal.ts"
import { siteMetrics } from "./site-metrics.ts"
import type { TraceRunner } from "./traces.ts"
import { workJournal } from "./work-journal.ts"

const WORKS = [...bookingJobLines, "mail", "channels", "upkeep"] as const

/** What a server does beside answering. */
export type BackgroundWork = (typeof WORKS)[number]

const isOfBookings = (name: BackgroundWork): boolean =>
  bookingJobLines.some((line) => line === name)

/** How often the journal is told of what may happen a thousand times a second, in milliseconds. */
const NOW_AND_THEN_MS = 1000

/** Counts what happens, and says how often it did at most once in a while. */
const nowAndThen = (tell: (count: number) => void) => {
  let [count, told] = [0, Number.NEGATIVE_INFINITY]
  return (): void => {
    count += 1
    if (performance.now() - told < NOW_AND_THEN_MS) return
    tell(count)
    ;[count, told] = [0, performance.now()]
  }
}

type Needs = {
  readonly journal: Journal
  readonly traces: TraceRunner
  /** The adapter behind each port, described without secrets. */
  readonly inUse: Readonly<Record<string, string>>
  /** What opens the measurements; null where nothing is asked for. */
  readonly metricsToken: string | null
}

/** Observes the site: log, metrics, and traces if they are configured. */
export const operationsWith = ({ journal, traces, inUse, metricsToken }: Needs) => {
  const metrics = siteMetrics(inUse)
  let stopping = false
  const tellRefused = nowAndThen((count) => journal.note("warn", "refused", { requests: count }))
  const journalOf = (work: BackgroundWork) =>
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
      refused: (priority: string): void => {
        metrics.refused(priority)
        tellRefused()
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
      (name: BackgroundWork) =>
      async <E>(work: Effect.Effect<number, E>): Promise<number> => {
        const done = await traces.run({ name }, Effect.provide(work, journalOf(name)))
        if (isOfBookings(name)) metrics.didJobs(done)
        return done
      },
    stop: traces.stop,
  }
}

export type OperationMetrics = ReturnType<typeof operationsWith>
