import { Effect, Exit, Scope, Tracer } from "effect"

/** A unit of work and its parent: the span of another program, if it sent one. */
export type TracedWork = { readonly name: string; readonly parent?: string | null }

/** Runs work, under a span where traces are kept. */
export type TraceRunner = {
  readonly run: <A, E>(work: TracedWork, effect: Effect.Effect<A, E>) => Promise<A>
  /** Sends what was not sent yet. */
  readonly stop: () => Promise<void>
}

/** Used without a trace collector. */
export const untraced: TraceRunner = {
  run: (_, effect) => Effect.runPromise(effect),
  stop: async () => undefined,
}

const PARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/

const parentOf = (traceparent: string | null | undefined) => {
  const written = String(traceparent)
  if (!PARENT.test(written)) return {}
  const [, traceId, spanId, flags] = written.split("-") as [string, string, string, string]
  const sampled = (Number.parseInt(flags, 16) & 1) === 1
  return { parent: Tracer.externalSpan({ traceId, spanId, sampled }) }
}

/** Sends spans as OTLP over HTTP; what sends them is loaded only where an endpoint is named. */
export const tracesTo = async (endpoint: string): Promise<TraceRunner> => {
  const { openTracer } = await import("./otlp-tracer.ts")
  const scope = Effect.runSync(Scope.make())
  const tracer = await Effect.runPromise(openTracer(endpoint, scope))
  return {
    run: ({ name, parent }, effect) =>
      effect.pipe(
        Effect.withSpan(name, { kind: "server", ...parentOf(parent) }),
        Effect.withTracer(tracer),
        Effect.runPromise,
      ),
    stop: () => Effect.runPromise(Scope.close(scope, Exit.void)),
  }
}

/** A port whose every call is a span of its own; its arguments are in none of them. */
export const traced = <Port extends object>(name: string, port: Port): Port =>
  Object.fromEntries(
    Object.entries(port).map(([call, ask]) => [
      call,
      (...given: ReadonlyArray<unknown>) => Effect.withSpan(ask(...given), `${name}.${call}`),
    ]),
  ) as Port
