import { startWebServer } from "#adapters/http-server/web-server.ts"
import { tracesTo, untraced } from "#adapters/observability/traces.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

type Attribute = { readonly key: string; readonly value: object }
type Span = {
  readonly name: string
  readonly kind: number
  readonly traceId: string
  readonly parentSpanId?: string
}
type Sent = {
  readonly resourceSpans: ReadonlyArray<{
    readonly resource: { readonly attributes: ReadonlyArray<Attribute> }
    readonly scopeSpans: ReadonlyArray<{ readonly spans: ReadonlyArray<Span> }>
  }>
}

/** What a collector is sent of some work under this parent. */
const sentOf = async (parent: string | null | undefined) => {
  const sent: Array<Sent> = []
  const collector = await startWebServer(
    async (request) => {
      sent.push((await request.json()) as Sent)
      return new Response("{}")
    },
    { port: 0, host: "127.0.0.1" },
  )
  const traces = await tracesTo(`http://127.0.0.1:${collector.port}`)
  const work = { name: "GET /api/home", ...(parent !== undefined && { parent }) }
  const done = await traces.run(work, Effect.succeed(3))
  await traces.stop()
  await collector.stop()
  const resources = sent.flatMap(({ resourceSpans }) => resourceSpans)
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans))
  return { done, spans, attributes: resources[0]?.resource.attributes }
}

const TRACE = "0123456789abcdef".repeat(2)
const SPAN = "fedcba9876543210"
const SERVER = 2

it("a span is of this service, which answers", async () => {
  const { done, spans, attributes } = await sentOf(undefined)

  expect(done).toBe(3)
  expect(spans).toMatchObject([{ name: "GET /api/home", kind: SERVER }])
  expect(attributes).toContainEqual({ key: "service.name", value: { stringValue: "singgah" } })
})

it.each(["01", "03", "ff"])("a caller's trace is gone on with, with flags %s", async (flags) => {
  const { spans } = await sentOf(`00-${TRACE}-${SPAN}-${flags}`)

  expect(spans).toMatchObject([{ traceId: TRACE, parentSpanId: SPAN }])
})

it.each(["00", "02"])("nothing is sent of a trace that nobody keeps: flags %s", async (flags) => {
  const { done, spans } = await sentOf(`00-${TRACE}-${SPAN}-${flags}`)

  expect(done).toBe(3)
  expect(spans).toEqual([])
})

it.each([
  null,
  "",
  `00-${TRACE}-${SPAN}-0g`,
  `00-${TRACE}-${SPAN}`,
  `01-${TRACE}-${SPAN}-01`,
  `x00-${TRACE}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-01x`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${TRACE}-${SPAN.slice(1)}-01`,
  `00-${TRACE.slice(1)}-${SPAN}-01`,
])("a trace begins where the caller names none: %j", async (parent) => {
  const { spans } = await sentOf(parent)

  expect(spans).toHaveLength(1)
  expect(spans[0]?.traceId).not.toBe(TRACE)
  expect(spans[0]?.parentSpanId).toBeUndefined()
})

it("work is done also where no traces are kept", async () => {
  expect(await untraced.run({ name: "jobs" }, Effect.succeed(3))).toBe(3)
  await expect(untraced.run({ name: "jobs" }, Effect.die(new Error("no")))).rejects.toThrow("no")
  expect(await untraced.stop()).toBeUndefined()
})
