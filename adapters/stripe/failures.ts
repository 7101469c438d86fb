import { PaymentsUnreachable } from "#core/payment/payments.port.ts"
import { Data, Effect, Schedule } from "effect"
import Stripe from "stripe"

/** No answer, half of one, or "come again": what became of the call is unknown. */
export class Silent extends Data.TaggedError("Silent") {}

/**
 * The provider answered, and it did not do what was asked, or does not know whether it did: asked
 * again with the same key, it gives the same answer. `kept`: this was such an answer already.
 */
export class Failed extends Data.TaggedError("Failed")<{
  /** Null where the provider broke (5xx); else why it refused. */
  readonly refusal: string | null
  readonly kept: boolean
}> {}

/** Too many questions, or the same one being answered at this moment. */
const MAY_PASS = [409, 429]

const REPLAYED = "idempotent-replayed"

const failureOf = (error: unknown): Silent | Failed => {
  if (!(error instanceof Stripe.errors.StripeError)) return new Silent()
  const { statusCode, code, type, headers } = error
  if (statusCode === undefined || MAY_PASS.includes(statusCode)) return new Silent()
  return new Failed({
    refusal: statusCode < 500 ? (code ?? type) : null,
    kept: headers?.[REPLAYED] === "true",
  })
}

/** One more time, a moment later; the pause is in milliseconds. */
const once = { times: 1, schedule: Schedule.spaced(300) } as const

const answered = <A>(isReadable: (answer: A) => boolean, call: () => Promise<A>) =>
  Effect.tryPromise({ try: call, catch: failureOf }).pipe(
    Effect.filterOrFail(isReadable, () => new Silent()),
  )

/**
 * Asks for something to be done, and once more where nobody answered. An answer that is not what was
 * asked for says nothing of what became of the call.
 */
export const asked = <A>(isReadable: (answer: A) => boolean, call: () => Promise<A>) =>
  answered(isReadable, call).pipe(Effect.retry({ ...once, while: ({ _tag }) => _tag === "Silent" }))

/** Reads something, and once more where there was no answer; reading changes nothing. */
export const looked = <A>(isReadable: (answer: A) => boolean, call: () => Promise<A>) =>
  answered(isReadable, call).pipe(
    Effect.retry({ ...once, while: (failure) => failure._tag === "Silent" || !failure.refusal }),
    Effect.mapError(() => new PaymentsUnreachable()),
  )
