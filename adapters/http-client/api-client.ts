import type { CallOf, Endpoint, FailureOf, SuccessOf } from "#adapters/http-api/endpoint.ts"
import { pathWith } from "#adapters/http-api/matching.ts"
import { Effect } from "effect"
import { readAnswer } from "./answer-reading.ts"
import { sendWith, type Fetch } from "./sending.ts"

/** Where the API listens; an empty address is the site of the page itself. */
export type ApiPlace = { readonly baseUrl: string; readonly fetch: Fetch }

type Asked<E extends Endpoint> = Partial<CallOf<E>>

/** Makes one call of the contract. Nothing but its declared failures and silence comes back. */
export type ApiClient = <E extends Endpoint, Unreachable extends FailureOf<E>>(
  endpoint: E,
  asked: Asked<E>,
  unreachable: () => Unreachable,
) => Effect.Effect<SuccessOf<E>, FailureOf<E>>

// An endpoint keeps how its own query is written; which value that takes, no type of all of them says.
const writtenQuery = ({ query }: Endpoint, value: unknown): string =>
  query ? query.write(value as never) : ""

const addressOf = (baseUrl: string, endpoint: Endpoint, asked: Asked<Endpoint>): string => {
  const params = (asked.params ?? {}) as Readonly<Record<string, string>>
  const query = writtenQuery(endpoint, asked.query)
  return `${baseUrl}${pathWith(endpoint.path, params)}${query && `?${query}`}`
}

// What a file is, its content says; the server asks only that it is not sent as a form.
const bodyOf = ({ method, file: accepted }: Endpoint, { payload, file }: Asked<Endpoint>) => {
  if (method === "GET") return { type: {}, body: {} }
  const bytes: Uint8Array<ArrayBuffer> | undefined = file && new Uint8Array(file)
  if (accepted && bytes)
    return { type: { "content-type": accepted.types[0] ?? "" }, body: { body: bytes } }
  return {
    type: { "content-type": "application/json" },
    body: { body: JSON.stringify(payload ?? {}) },
  }
}

const messageOf = (endpoint: Endpoint, asked: Asked<Endpoint>) => {
  const { type, body } = bodyOf(endpoint, asked)
  return {
    method: endpoint.method,
    credentials: "include" as const,
    headers: {
      accept: "application/json",
      ...type,
      ...(asked.key ? { "idempotency-key": asked.key } : {}),
    },
    ...body,
  }
}

/** The contract as a function; it knows no subject. */
export const apiClient = ({ baseUrl, fetch }: ApiPlace): ApiClient => {
  const send = sendWith(fetch)
  return (endpoint, asked, unreachable) =>
    send(addressOf(baseUrl, endpoint, asked), messageOf(endpoint, asked)).pipe(
      Effect.flatMap((received) => readAnswer(endpoint, received)),
      Effect.catchTag("Silence", () => Effect.fail(unreachable())),
    )
}
