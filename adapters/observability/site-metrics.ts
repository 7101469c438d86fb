import type { BookingJobLine } from "#core/workload/job-lines.ts"
import { monitorEventLoopDelay } from "node:perf_hooks"
import type { SeenRequest } from "./journal.ts"
import { counter, gauge, histogram, metricsText } from "./metrics.ts"

/** Seconds; the budget of an answer is in the middle. */
const STEPS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const NANOSECONDS = 1e9
const MICROSECONDS = 1e6

const ofTheProcess = () => {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const cpu = (): number => {
    const { user, system } = process.cpuUsage()
    return (user + system) / MICROSECONDS
  }
  const started = Date.now() / 1000 - process.uptime()
  return [
    gauge("process_resident_memory_bytes", "Memory this process holds.", () =>
      process.memoryUsage.rss(),
    ),
    gauge("process_cpu_seconds", "Processor time used so far.", cpu),
    gauge("process_start_time_seconds", "When this process began.", () => started),
    gauge(
      "nodejs_eventloop_lag_p99_seconds",
      "How late the event loop was, at worst in 99 of 100 turns.",
      () => delay.percentile(99) / NANOSECONDS,
    ),
  ]
}

/** What one server process counts of its own work. */
export const siteMetrics = (inUse: Readonly<Record<string, string>>) => {
  const requests = counter("singgah_http_requests_total", "Requests answered.")
  const refused = counter(
    "singgah_http_requests_refused_total",
    "Requests refused before anything was done for them, because too many came.",
  )
  const seconds = histogram(
    "singgah_http_request_duration_seconds",
    "Time until an answer began.",
    STEPS,
  )
  const failures = counter("singgah_failures_total", "What went wrong and was reported.")
  const jobs = counter("singgah_jobs_total", "Jobs of bookings that were done.")
  const families = [
    requests,
    refused,
    seconds,
    failures,
    jobs,
    gauge("singgah_adapters", "What this server runs on.", () => 1, inUse),
    ...ofTheProcess(),
  ]
  return {
    saw: ({ route, method, status, millis }: SeenRequest): void => {
      requests.add({ route, method, status: String(status) })
      seconds.observe({ route, method }, millis / 1000)
    },
    refused: (priority: string): void => refused.add({ priority }),
    failed: (kind: "request" | BookingJobLine | "mail" | "channels" | "upkeep"): void =>
      failures.add({ in: kind }),
    didJobs: (count: number): void => jobs.add({}, count),
    text: (): string => metricsText(families),
  }
}
