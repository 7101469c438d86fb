import { Effect, Exit, Layer, Scope, Tracer } from "effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import { layerFlusher } from "effect/observability/OtlpExporter"
import { make } from "effect/observability/OtlpTracer"
import * as OtlpSerialization from "effect/observability/OtlpSerialization"
import { failureReport } from "./failure-report.ts"

const needs = Layer.merge(FetchHttpClient.layer, OtlpSerialization.layerJson)

const named = (exit: Exit.Exit<unknown, unknown>): Exit.Exit<unknown, unknown> =>
  Exit.isSuccess(exit) ? exit : Exit.die(new Error(failureReport(exit.cause).name))

/** Errors may contain what a guest typed, so that spans record only their names. */
const discreet = (tracer: Tracer.Tracer): Tracer.Tracer =>
  Tracer.make({
    span: (options) => {
      const span = tracer.span(options)
      const end = span.end.bind(span)
      span.end = (time, exit) => end(time, named(exit))
      return span
    },
  })

/** A tracer that sends its spans to `<endpoint>/v1/traces` until its scope closes. */
export const openTracer = (endpoint: string, scope: Scope.Scope): Effect.Effect<Tracer.Tracer> =>
  make({
    url: `${endpoint}/v1/traces`,
    resource: { serviceName: "singgah" },
    exportInterval: "1 second",
  }).pipe(
    Effect.map(discreet),
    Effect.provide(Layer.merge(needs, layerFlusher)),
    Effect.provideService(Scope.Scope, scope),
  )
