import { Schema } from "effect"
import type { Endpoint, FailureOf, SuccessOf } from "./endpoint.ts"
import { PROBLEM_TYPE, problemOf } from "./problem.ts"
import type { ProblemTag } from "./problem-statuses.ts"
import type { ProtocolFailure } from "./protocol.errors.ts"

/** An answer before it becomes a web response: small enough to be kept and repeated. */
export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * For clients that have closed the connection: nobody reads the answer, and it is not an error of
 * the server.
 */
export const GONE: Answer = { status: 499, headers: {}, body: "" }

// A success is what its endpoint's codec makes: the compiler cannot follow the type of one among many.
const codecOf = <E extends Endpoint>({ success }: E) =>
  success as Schema.ConstraintCodec<SuccessOf<E>, unknown>

/** Validates a success against the endpoint's schema and encodes it. */
export const writeSuccess = <E extends Endpoint>(endpoint: E, value: SuccessOf<E>): Answer => ({
  status: endpoint.status,
  headers: { "content-type": "application/json", "cache-control": "no-store" },
  body: JSON.stringify(Schema.encodeSync(codecOf(endpoint))(value)),
})

const UNAVAILABLE = 503

/**
 * Seconds after which a request that failed because of a short outage may be repeated
 * (`Retry-After`).
 */
const A_MOMENT = "5"

const headersOf = (failure: object, status: number): Record<string, string> => ({
  ...(status === UNAVAILABLE ? { "retry-after": A_MOMENT } : {}),
  ...("retryAfterSeconds" in failure ? { "retry-after": String(failure.retryAfterSeconds) } : {}),
  ...("allowed" in failure ? { allow: (failure.allowed as Array<string>).join(", ") } : {}),
})

/** A failure as an RFC 9457 problem. */
export const writeFailure = (
  failure: FailureOf<Endpoint> | ProtocolFailure | { readonly _tag: ProblemTag },
): Answer => {
  const problem = problemOf(failure)
  return {
    status: problem.status,
    headers: {
      "content-type": PROBLEM_TYPE,
      "cache-control": "no-store",
      ...headersOf(failure, problem.status),
    },
    body: JSON.stringify(problem),
  }
}

export const responseOf = ({ status, headers, body }: Answer): Response =>
  new Response(body, { status, headers })
