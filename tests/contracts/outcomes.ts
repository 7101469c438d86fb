import { Effect } from "effect"

/** The answer of something that must succeed. */
export const resultOf = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

/** The failure of something that must be refused. */
export const refusal = <A, E>(effect: Effect.Effect<A, E>): Promise<E> =>
  Effect.runPromise(Effect.flip(effect))
