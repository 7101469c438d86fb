import type { Clock } from "#core/kernel/environment.port.ts"
import { failureReport } from "./failure-report.ts"

export const logLevels = ["debug", "info", "warn", "error"] as const
export type LogLevel = (typeof logLevels)[number]

/** One request as it was answered. Its route is the pattern of its path, never the path. */
export type SeenRequest = {
  readonly request: string
  readonly method: string
  readonly route: string
  readonly status: number
  readonly millis: number
}

/** What every line says by itself: a fact of the same name would take its place. */
type OwnFields = { readonly time?: never; readonly level?: never; readonly event?: never }

/** Facts that say nothing about a guest. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>> & OwnFields

/** The log for the operator: one JSON object per line, with nothing in it that a guest typed. */
export type Journal = {
  readonly note: (level: LogLevel, event: string, facts?: LogFields) => void
  readonly saw: (seen: SeenRequest) => void
  /** `where` is the id of a request or the name of some work. */
  readonly failed: (where: string, cause: unknown, facts?: LogFields) => void
}

const levelOf = ({ status, route }: SeenRequest): LogLevel => {
  if (status >= 500) return "warn"
  return route === "files" || route === "/api/health" || route === "/api/ready" ? "debug" : "info"
}

type JournalNeeds = {
  readonly write: (line: string) => void
  readonly least: LogLevel
  readonly clock: Clock
}

/** A log that omits entries below the given level. */
export const journalTo = ({ write, least, clock }: JournalNeeds): Journal => {
  const line = (level: LogLevel, event: string, facts: object): void => {
    if (logLevels.indexOf(level) < logLevels.indexOf(least)) return
    write(JSON.stringify({ time: new Date(clock.now()).toISOString(), level, event, ...facts }))
  }
  return {
    note: (level, event, facts = {}) => line(level, event, facts),
    saw: (seen) => line(levelOf(seen), "request", seen),
    failed: (where, cause, facts = {}) =>
      line("error", "failure", { where, ...facts, error: failureReport(cause) }),
  }
}
