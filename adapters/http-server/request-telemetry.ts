import { Effect } from "effect"

/** One request as it was answered; its route is the pattern of its path. */
export type Seen = {
  readonly request: string
  readonly method: string
  readonly route: string
  readonly status: number
  readonly millis: number
}

/** Whoever looks on while the site works: journals, measurements and traces. */
export type RequestTelemetry = {
  readonly run: <A>(
    work: { readonly name: string; readonly parent: string | null },
    effect: Effect.Effect<A>,
  ) => Promise<A>
  readonly saw: (seen: Seen) => void
  /** A request was refused before anything was done for it. */
  readonly refused: (priority: string) => void
  /** True from the moment this server was told to stop: it answers, but wants no new guests. */
  readonly isStopping: () => boolean
  /** What this server measured, in the text format of Prometheus, and the word that opens it. */
  readonly metrics: { readonly text: () => string; readonly token: string | null }
}

/** Nobody looks on. */
export const withoutTelemetry: RequestTelemetry = {
  run: (_, effect) => Effect.runPromise(effect),
  saw: () => undefined,
  refused: () => undefined,
  isStopping: () => false,
  metrics: { text: () => "", token: null },
}
