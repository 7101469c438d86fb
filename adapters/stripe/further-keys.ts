import { PaymentsUnreachable, PaymentStepRefused } from "#core/payment/payments.port.ts"
import { Effect } from "effect"
import { Failed, Silent } from "./failures.ts"

/** How many keys one step may use up in a day, and how many of them that nobody used before at once. */
const KEYS = 20
const NEW_KEYS = 3

const keyOf = (key: string, index: number): string => (index === 0 ? key : `${key}-${index + 1}`)

const told = ({ refusal }: Failed): PaymentsUnreachable | PaymentStepRefused =>
  refusal === null ? new PaymentsUnreachable() : new PaymentStepRefused({ code: refusal })

/**
 * Takes a step under a key, and under a further one where the first is spent: the provider keeps its
 * first answer for a day, "including 500 errors"
 * (https://docs.stripe.com/api/idempotent_requests). Before each further key the effect is looked
 * for, so a step that was taken is not taken again. A call without an answer may still be under way:
 * it is only ever asked again with its own key.
 */
export const withFurtherKeys = <A>(step: {
  readonly key: string
  readonly ask: (key: string) => Effect.Effect<A, Silent | Failed>
  /** What the step came to; null where it had no effect. */
  readonly effect: Effect.Effect<A | null, PaymentsUnreachable>
}): Effect.Effect<A, PaymentsUnreachable | PaymentStepRefused> => {
  const ask = (
    index: number,
    used: number,
  ): Effect.Effect<A, PaymentsUnreachable | PaymentStepRefused> =>
    step.ask(keyOf(step.key, index)).pipe(
      Effect.catchTag("Silent", () => Effect.fail(new PaymentsUnreachable())),
      Effect.catchTag("Failed", (failure) => after(failure, index, failure.kept ? used : used + 1)),
    )
  const after = Effect.fnUntraced(function* (failure: Failed, index: number, used: number) {
    const isNewRefusal = failure.refusal !== null && !failure.kept
    if (isNewRefusal) return yield* told(failure)
    const effect = yield* step.effect
    if (effect !== null) return effect
    const isEnough = used >= NEW_KEYS || index + 1 >= KEYS
    return isEnough ? yield* told(failure) : yield* ask(index + 1, used)
  })
  return ask(0, 0)
}
