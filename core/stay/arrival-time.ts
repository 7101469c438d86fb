import { Effect, Schema } from "effect"
import { arrivalTimes } from "./arrival-times.ts"

/**
 * When a guest expects to arrive; null where that is not said. What was kept or sent before guests
 * were asked says nothing.
 */
export const SaidArrival = Schema.NullOr(Schema.Literals(arrivalTimes)).pipe(
  Schema.withDecodingDefaultKey(Effect.succeed(null)),
)
