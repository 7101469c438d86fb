import { SAME_TIME_MS } from "#core/kernel/same-time.ts"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

/** Whether work whose time is to tell nothing is answered a millisecond before it may be. */
export const isAnsweredEarly = <A, E>(work: Effect.Effect<A, E>): Effect.Effect<boolean, E> =>
  Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(work)
    yield* TestClock.adjust(SAME_TIME_MS - 1)
    const isEarly = fiber.pollUnsafe() !== undefined
    yield* TestClock.adjust(1)
    yield* Fiber.join(fiber)
    return isEarly
  }).pipe(Effect.provide(TestClock.layer()))
