import { counter, gauge, histogram, metricsText } from "#adapters/observability/metrics.ts"
import { siteMetrics } from "#adapters/observability/site-metrics.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const LINE =
  /^(?:# (?:HELP|TYPE) .+|[a-z_\d]+(?:\{(?:\w+="(?:[^"\\\n]|\\[\\n"])*",?)*\})? -?[\d.e+-]+)$/

describe("the text of Prometheus", () => {
  it("counts each set of labels for itself", () => {
    const seen = counter("seen_total", "What was seen.")
    seen.add({ what: "a" })
    seen.add({ what: "a" }, 2)
    seen.add({ what: "b" })

    expect(metricsText([seen])).toBe(
      '# HELP seen_total What was seen.\n# TYPE seen_total counter\nseen_total{what="a"} 3\nseen_total{what="b"} 1\n',
    )
  })

  it("sorts what took time into steps that hold all below them", () => {
    const took = histogram("took_seconds", "How long.", [0.1, 1])
    for (const value of [0.05, 0.1, 0.5, 7]) took.observe({}, value)

    expect(took.lines().slice(2)).toEqual([
      'took_seconds_bucket{le="0.1"} 2',
      'took_seconds_bucket{le="1"} 3',
      'took_seconds_bucket{le="+Inf"} 4',
      "took_seconds_sum 7.65",
      "took_seconds_count 4",
    ])
  })

  it("looks a gauge up when it is asked for", () => {
    let value = 1
    const now = gauge("now", "Now.", () => value)
    value = 2

    expect(metricsText([now])).toContain("now 2\n")
  })

  it("writes what would end a label or a line with a backslash", () => {
    const seen = counter("seen_total", "Seen.")
    seen.add({ what: 'a\\b "c"\nd', other: "e" })

    expect(seen.lines()[2]).toBe(String.raw`seen_total{what="a\\b \"c\"\nd",other="e"} 1`)
  })

  it("stays readable whatever a label holds", () => {
    fc.assert(
      fc.property(fc.string(), (what) => {
        const seen = counter("seen_total", "Seen.")
        seen.add({ what: what.replaceAll(/[\u2028\u2029\r\v\f\u0085]/g, "") })

        expect(seen.lines().join("\n").split("\n")).toSatisfy((lines: Array<string>) =>
          lines.every((line) => LINE.test(line)),
        )
      }),
    )
  })
})

describe("the measurements of a site", () => {
  it("tell requests, failures, jobs and the process, each line readable", () => {
    const metrics = siteMetrics({ database: 'PGlite in "x"' })
    metrics.saw({ request: "1", method: "GET", route: "pages", status: 200, millis: 20 })
    metrics.failed("payments")
    metrics.didJobs(3)

    const lines = metrics.text().trimEnd().split("\n")

    expect(lines).toEqual(
      expect.arrayContaining([
        'singgah_http_requests_total{route="pages",method="GET",status="200"} 1',
        'singgah_http_request_duration_seconds_bucket{route="pages",method="GET",le="0.025"} 1',
        'singgah_failures_total{in="payments"} 1',
        "singgah_jobs_total 3",
        'singgah_adapters{database="PGlite in \\"x\\""} 1',
      ]),
    )
    expect(lines.filter((line) => !LINE.test(line))).toEqual([])
  })
})
