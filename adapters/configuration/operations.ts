import { withoutEnding } from "#core/kernel/characters.ts"
import type { Environment } from "./environment.ts"

/** What those who run the server see of it. */
export type MonitoringSettings = {
  readonly logLevel: "debug" | "info" | "warn" | "error"
  /** Null: metrics and the API contract are public on this machine and closed on a public site. */
  readonly metricsToken: string | null
  /** Where traces go as OTLP over HTTP; null keeps none. */
  readonly tracesTo: string | null
}

/** How an environment has the server watched. */
export const operationsFrom = (given: Environment): MonitoringSettings => ({
  logLevel: (given.LOG_LEVEL ?? "info") as MonitoringSettings["logLevel"],
  metricsToken: given.METRICS_TOKEN ?? null,
  tracesTo: given.OTEL_EXPORTER_OTLP_ENDPOINT
    ? withoutEnding(given.OTEL_EXPORTER_OTLP_ENDPOINT, "/")
    : null,
})
