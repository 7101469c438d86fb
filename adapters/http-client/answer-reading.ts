import type { Endpoint, FailureOf, SuccessOf } from "#adapters/http-api/endpoint.ts"
import { arrived } from "#adapters/http-api/problem.ts"
import { InputRefused } from "#adapters/http-api/protocol.errors.ts"
import { Effect, Schema } from "effect"
import { Silence, type Received } from "./sending.ts"

type Fields = Parameters<typeof arrived>[0]
type Unknowing<A> = Schema.ConstraintDecoder<A>

const contentOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isOf =
  (content: unknown) =>
  (schema: Schema.Constraint): boolean =>
    typeof content === "object" &&
    content !== null &&
    "_tag" in content &&
    (schema as { identifier?: string }).identifier === content._tag

const decoded = <A>(schema: Unknowing<A>, content: unknown): Effect.Effect<A> =>
  Schema.decodeUnknownEffect(schema)(content).pipe(Effect.orDie)

const unreadable = ({ path }: Endpoint, status: number): Error =>
  new Error(`${path} answered ${status} with something that is not in the contract`)

// A gateway, or a server in trouble, speaks no contract: trying again later may help.
const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429

const failureIn = <E extends Endpoint>(
  endpoint: E,
  { status, text }: Received,
): Effect.Effect<never, FailureOf<E> | Silence> => {
  const content = contentOf(text)
  const declared = endpoint.failures.find(isOf(content))
  if (declared)
    return Effect.flatMap(
      decoded(declared as Unknowing<FailureOf<E>>, arrived(content as Fields)),
      Effect.fail,
    )
  const { refused } = endpoint
  if (refused && isOf(content)(InputRefused))
    return Effect.flatMap(decoded(InputRefused, content), ({ issues }) =>
      Effect.fail(refused(issues) as FailureOf<E>),
    )
  return isPassing(status) ? Effect.fail(new Silence()) : Effect.die(unreadable(endpoint, status))
}

/** The success or the declared failure that an answer carries; what cannot be read is a defect. */
export const readAnswer = <E extends Endpoint>(
  endpoint: E,
  received: Received,
): Effect.Effect<SuccessOf<E>, FailureOf<E> | Silence> =>
  received.status === endpoint.status
    ? decoded(endpoint.success as Unknowing<SuccessOf<E>>, contentOf(received.text))
    : failureIn(endpoint, received)
