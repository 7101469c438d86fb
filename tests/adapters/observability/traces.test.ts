import { traced, tracesTo } from "#adapters/observability/traces.ts"
import { startWebServer } from "#adapters/http-server/web-server.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

type Sent = {
  resourceSpans: Array<{
    scopeSpans: Array<{
      spans: Array<{ name: string; traceId: string; spanId: string; parentSpanId?: string }>
    }>
  }>
}

/** A collector of traces that keeps what it is sent. */
const aCollector = async () => {
  const sent: Array<Sent> = []
  const paths: Array<string> = []
  const server = await startWebServer(
    async (request) => {
      paths.push(new URL(request.url).pathname)
      sent.push((await request.json()) as Sent)
      return new Response("{}")
    },
    { port: 0, host: "127.0.0.1" },
  )
  const spans = () =>
    sent.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
  return { ...server, address: `http://127.0.0.1:${server.port}`, spans, paths, sent }
}

it("sends a span for the work and one for each call of a port, under the caller's own trace", async () => {
  const collector = await aCollector()
  const traces = await tracesTo(collector.address)
  const payments = traced("payments", { find: (id: string) => Effect.succeed(id) })
  const parent = `00-${"a".repeat(32)}-${"b".repeat(16)}-01`

  await traces.run({ name: "GET /api/bookings/{id}", parent }, payments.find("pi_secret"))
  await traces.stop()
  await collector.stop()

  const [call, work] = collector.spans()
  expect(collector.paths).toEqual(["/v1/traces"])
  expect([call?.name, work?.name]).toEqual(["payments.find", "GET /api/bookings/{id}"])
  expect(work).toMatchObject({ traceId: "a".repeat(32), parentSpanId: "b".repeat(16) })
  expect(call?.parentSpanId).toBe(work?.spanId)
  expect(JSON.stringify(collector.sent)).not.toContain("pi_secret")
})

it("tells a failure by its name alone", async () => {
  const collector = await aCollector()
  const traces = await tracesTo(collector.address)

  const failed = traces.run({ name: "jobs" }, Effect.die(new TypeError("Aisyah 880101")))
  await expect(failed).rejects.toThrow("Aisyah 880101")
  await traces.stop()
  await collector.stop()

  expect(collector.spans()).toHaveLength(1)
  expect(JSON.stringify(collector.sent)).toContain("TypeError")
  expect(JSON.stringify(collector.sent)).not.toContain("Aisyah")
})

it("lets the work go on when nobody takes the spans", async () => {
  const traces = await tracesTo("http://127.0.0.1:9")

  await expect(traces.run({ name: "jobs" }, Effect.succeed(3))).resolves.toBe(3)
  await traces.stop()
})
