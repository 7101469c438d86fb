import { journalTo } from "#adapters/observability/journal.ts"
import { operationsWith } from "#adapters/observability/operations.ts"
import { untraced } from "#adapters/observability/traces.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe("requests that are refused early", () => {
  it("are all counted, and told of once a second at most", () => {
    const lines: Array<string> = []
    const { watch } = operationsWith({
      journal: journalTo({
        write: (line) => lines.push(line),
        least: "warn",
        clock: movableClock(),
      }),
      traces: untraced,
      inUse: {},
      metricsToken: null,
    })

    for (let times = 0; times < 5; times += 1) watch.refused("search")
    vi.advanceTimersByTime(1000)
    watch.refused("home")

    expect(lines.map((line) => JSON.parse(line).requests)).toEqual([1, 5])
    expect(watch.metrics.text()).toContain(
      'singgah_http_requests_refused_total{priority="search"} 5',
    )
  })
})
