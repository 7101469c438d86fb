import { longestWayMs } from "#adapters/http-api/slowest-line.ts"
import { Data, Effect, Result } from "effect"

/** No answer, not in time, or a broken answer. */
export class Silence extends Data.TaggedError("Silence") {}

/** What came back, read to its end. */
export type Received = { readonly status: number; readonly text: string }

export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** Statuses that may be gone a moment later. */
const PASSING = [408, 409, 425, 429, 500, 502, 503, 504]

/** How often a call is repeated when what went wrong may be gone a moment later. */
const retriesOf = (method: string): number =>
  ["PATCH", "POST", "PUT", "DELETE"].includes(method) ? 0 : 1

/** Longer than any call of the server may take, once it has arrived. */
const PATIENCE_MS = 40_000

/** A file needs its time on a slow line. */
const patienceFor = ({ body }: RequestInit): number =>
  PATIENCE_MS + Math.ceil(longestWayMs(body instanceof Uint8Array ? body.byteLength : 0))

const once = (fetch: Fetch, address: string, init: RequestInit): Effect.Effect<Received, Silence> =>
  Effect.tryPromise({
    try: async (stopped) => {
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(patienceFor(init))])
      const response = await fetch(address, { ...init, signal })
      return { status: response.status, text: await response.text() }
    },
    catch: () => new Silence(),
  })

const mayPass = (received: Result.Result<Received, Silence>): boolean =>
  Result.isFailure(received) || PASSING.includes(received.success.status)

const repeated = (
  attempt: Effect.Effect<Received, Silence>,
  retries: number,
): Effect.Effect<Received, Silence> =>
  Effect.result(attempt).pipe(
    Effect.flatMap((received) =>
      retries > 0 && mayPass(received)
        ? repeated(attempt, retries - 1)
        : Effect.fromResult(received),
    ),
  )

/** Sends a request; only a call that changes nothing is repeated, and only once. */
export const sendWith =
  (fetch: Fetch) => (address: string, init: RequestInit & { readonly method: string }) =>
    repeated(once(fetch, address, init), retriesOf(init.method))
