import { siteMetrics } from "#adapters/observability/site-metrics.ts"
import { describe, expect, it, vi } from "vitest"

const valueOf = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (.+)$`, "m").exec(text)?.[1])

describe("the measurements of a server", () => {
  it("say what each of them is", () => {
    const lines = siteMetrics({}).text().split("\n")

    expect(lines.filter((line) => line.startsWith("#"))).toEqual([
      "# HELP singgah_http_requests_total Requests answered.",
      "# TYPE singgah_http_requests_total counter",
      "# HELP singgah_http_requests_refused_total Requests refused before anything was done for them, because too many came.",
      "# TYPE singgah_http_requests_refused_total counter",
      "# HELP singgah_http_request_duration_seconds Time until an answer began.",
      "# TYPE singgah_http_request_duration_seconds histogram",
      "# HELP singgah_failures_total What went wrong and was reported.",
      "# TYPE singgah_failures_total counter",
      "# HELP singgah_jobs_total Jobs of bookings that were done.",
      "# TYPE singgah_jobs_total counter",
      "# HELP singgah_adapters What this server runs on.",
      "# TYPE singgah_adapters gauge",
      "# HELP process_resident_memory_bytes Memory this process holds.",
      "# TYPE process_resident_memory_bytes gauge",
      "# HELP process_cpu_seconds Processor time used so far.",
      "# TYPE process_cpu_seconds gauge",
      "# HELP process_start_time_seconds When this process began.",
      "# TYPE process_start_time_seconds gauge",
      "# HELP nodejs_eventloop_lag_p99_seconds How late the event loop was, at worst in 99 of 100 turns.",
      "# TYPE nodejs_eventloop_lag_p99_seconds gauge",
    ])
  })

  it("sort answers by the seconds that they took", () => {
    const metrics = siteMetrics({})
    metrics.saw({ request: "1", method: "GET", route: "pages", status: 200, millis: 300 })

    const steps = [...metrics.text().matchAll(/le="(.+)"\} (\d)/g)].map((found) => found.slice(1))

    expect(steps).toEqual([
      ["0.005", "0"],
      ["0.01", "0"],
      ["0.025", "0"],
      ["0.05", "0"],
      ["0.1", "0"],
      ["0.25", "0"],
      ["0.5", "1"],
      ["1", "1"],
      ["2.5", "1"],
      ["5", "1"],
      ["10", "1"],
      ["+Inf", "1"],
    ])
    expect(metrics.text()).toContain(
      'singgah_http_request_duration_seconds_sum{route="pages",method="GET"} 0.3\n',
    )
  })

  it("say what the process has used, in seconds and bytes", () => {
    vi.spyOn(process, "cpuUsage").mockReturnValue({ user: 2_000_000, system: 500_000 })
    vi.spyOn(process.memoryUsage, "rss").mockReturnValue(123_456)
    vi.spyOn(process, "uptime").mockReturnValue(100)
    vi.spyOn(Date, "now").mockReturnValue(5_000_000)

    const text = siteMetrics({}).text()

    expect(valueOf(text, "process_cpu_seconds")).toBe(2.5)
    expect(valueOf(text, "process_resident_memory_bytes")).toBe(123_456)
    expect(valueOf(text, "process_start_time_seconds")).toBe(4900)
    vi.restoreAllMocks()
  })

  it("say how late the event loop is, in seconds", async () => {
    const metrics = siteMetrics({})
    const late = () => valueOf(metrics.text(), "nodejs_eventloop_lag_p99_seconds")

    await expect.poll(late).toBeGreaterThan(0.001)

    expect(late()).toBeLessThan(60)
  })
})
