import { journalTo } from "#adapters/observability/journal.ts"
import { operationsWith } from "#adapters/observability/operations.ts"
import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import { Cause, Effect } from "effect"
import { describe, expect, it, vi } from "vitest"

const seen = { request: "1", method: "GET", route: "pages", status: 200, millis: 20 }

const observed = () => {
  const lines: Array<string> = []
  const run = vi.fn<(of: object, work: Effect.Effect<unknown>) => Promise<unknown>>((_, work) =>
    Effect.runPromise(work),
  )
  const stop = vi.fn<() => Promise<void>>(async () => {})
  const operations = operationsWith({
    journal: journalTo({
      write: (line) => lines.push(line),
      least: "debug",
      clock: movableClock(),
    }),
    traces: { run: run as never, stop },
    inUse: { mail: "SMTP" },
    metricsToken: "secret",
  })
  return {
    ...operations,
    run,
    stopTraces: stop,
    logged: () => lines.map((line) => JSON.parse(line)),
  }
}

describe("what a server observes of itself", () => {
  it("is every request that was answered, in the log and in the measurements", () => {
    const { watch, logged } = observed()

    watch.saw(seen)

    expect(logged()).toMatchObject([{ event: "request", level: "info", route: "pages" }])
    expect(watch.metrics.text()).toContain(
      'singgah_http_requests_total{route="pages",method="GET",status="200"} 1',
    )
  })

  it("is what it runs on, opened by the token", () => {
    const { watch } = observed()

    expect(watch.metrics.token).toBe("secret")
    expect(watch.metrics.text()).toContain('singgah_adapters{mail="SMTP"} 1')
  })

  it("is that it stops, once it does", async () => {
    const { watch, beginStop, stop, stopTraces } = observed()
    expect(watch.isStopping()).toBe(false)

    beginStop()
    await stop()

    expect(watch.isStopping()).toBe(true)
    expect(stopTraces).toHaveBeenCalledOnce()
  })

  it("is that requests were refused, as a warning", () => {
    const { watch, logged } = observed()

    watch.refused("search")

    expect(logged()).toMatchObject([{ event: "refused", level: "warn", requests: 1 }])
  })
})

describe("a failure that is reported", () => {
  it.each([
    ["mail", "mail"],
    ["channels", "channels"],
    ["upkeep", "upkeep"],
    ["payments", "payments"],
    ["7f3a", "request"],
  ])("at %s is counted for %s", (where, kind) => {
    const { report, watch, logged } = observed()

    report(where, new Error("no"))

    expect(logged()).toMatchObject([{ event: "failure", where, error: { said: "no" } }])
    expect(watch.metrics.text()).toContain(`singgah_failures_total{in="${kind}"} 1`)
  })
})

describe("work beside answering", () => {
  it("is traced by its name, and counted where it is of bookings", async () => {
    const { doWork, run, watch } = observed()

    expect(await doWork("payments")(Effect.succeed(3))).toBe(3)

    expect(run.mock.calls.map(([of]) => of)).toEqual([{ name: "payments" }])
    expect(watch.metrics.text()).toContain("singgah_jobs_total 3")
  })

  it.each(["mail", "channels", "upkeep"] as const)("is no job of bookings: %s", async (name) => {
    const { doWork, watch } = observed()

    expect(await doWork(name)(Effect.succeed(3))).toBe(3)

    expect(watch.metrics.text()).not.toContain("singgah_jobs_total 3")
  })

  it("has what it logs as a failure counted for it", async () => {
    const { doWork, watch, logged } = observed()
    const failing = Effect.as(Effect.logError("It failed.", Cause.die(new Error("no"))), 0)

    await doWork("mail")(failing)

    expect(logged()).toMatchObject([{ event: "failure", level: "error" }])
    expect(watch.metrics.text()).toContain('singgah_failures_total{in="mail"} 1')
  })
})
