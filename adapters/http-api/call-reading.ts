import type { Issue } from "#core/kernel/issue.ts"
import { Effect, Result, Schema } from "effect"
import { bodyOf, readFileBody } from "./body-reading.ts"
import type { CallOf, Endpoint } from "./endpoint.ts"
import { inputIssuesOf } from "./input-issues.ts"
import { InputRefused, KeyMissing, type ProtocolFailure } from "./protocol.errors.ts"

const KEY = /^[\x21-\x7e]{8,128}$/

/** The header with the idempotency key of a request. */
export const KEY_HEADER = "idempotency-key"

type Codec = Endpoint["success"]
type Part = { readonly value: unknown; readonly issues: ReadonlyArray<Issue> }

const nothing: Part = { value: undefined, issues: [] }

const partOf = (schema: Codec | undefined, input: unknown): Part => {
  if (!schema) return nothing
  const read = Schema.decodeUnknownResult(schema as Schema.ConstraintDecoder<unknown>, {
    errors: "all",
  })(input)
  return Result.isSuccess(read)
    ? { value: read.success, issues: [] }
    : { value: undefined, issues: inputIssuesOf(read.failure.issue) }
}

const keyOf = (request: Request): Effect.Effect<string, KeyMissing> => {
  const key = request.headers.get(KEY_HEADER) ?? ""
  return KEY.test(key) ? Effect.succeed(key) : Effect.fail(new KeyMissing())
}

/** Whether the request has no body and declares none. */
const isBodiless = ({ headers }: Request): boolean =>
  !headers.has("content-type") &&
  !headers.has("transfer-encoding") &&
  Number(headers.get("content-length") ?? 0) === 0

/** A call that is given nothing may come without a body, as its contract lists none. */
const hasJson = ({ method, file, payload }: Endpoint, request: Request): boolean =>
  method !== "GET" && !file && (payload !== undefined || !isBodiless(request))

/** The parameters of the path, or undefined when they cannot name anything. */
export const paramsOf = <E extends Endpoint>(
  endpoint: E,
  params: Readonly<Record<string, string>>,
): CallOf<E>["params"] | undefined => {
  const { value, issues } = partOf(endpoint.params, params)
  return issues.length === 0 ? (value as CallOf<E>["params"]) : undefined
}

/** URLSearchParams repairs broken characters without a word: such a query is refused instead. */
const queryIssues = (search: string): ReadonlyArray<Issue> => {
  try {
    decodeURIComponent(search)
    return []
  } catch {
    return [{ path: "", code: "TextUnreadable" }]
  }
}

const queryOf = ({ query }: Endpoint, request: Request): Part => {
  if (!query) return nothing
  const { search, searchParams } = new URL(request.url)
  const { value, issues } = query.read(searchParams)
  return { value, issues: [...queryIssues(search), ...issues] }
}

/** Reads and checks a request against its endpoint; everything wrong is listed, not the first. */
export const readCall = <E extends Endpoint>(
  endpoint: E,
  request: Request,
  params: CallOf<E>["params"],
): Effect.Effect<CallOf<E>, ProtocolFailure> =>
  Effect.gen(function* () {
    const key = endpoint.keyed ? yield* keyOf(request) : ""
    const file = endpoint.file ? yield* readFileBody(request, endpoint.file) : undefined
    const body = hasJson(endpoint, request) ? yield* bodyOf(request) : undefined
    const query = queryOf(endpoint, request)
    const payload = partOf(endpoint.payload, body)
    const issues = [...query.issues, ...payload.issues]
    if (issues.length > 0) return yield* new InputRefused({ issues })
    return { params, query: query.value, payload: payload.value, file, key } as CallOf<E>
  })
