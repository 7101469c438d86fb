import { Effect } from "effect"
import { StoreUnreachable } from "./store.errors.ts"

/** Says of a store that did not answer what the subject says of it, so that a guest understands it. */
export const storeUnreachableAs =
  <Told>(told: () => Told) =>
  <A, E>(
    work: Effect.Effect<A, E | StoreUnreachable>,
  ): Effect.Effect<A, Exclude<E, StoreUnreachable> | Told> =>
    Effect.mapError(work, (failure) =>
      failure instanceof StoreUnreachable ? told() : (failure as Exclude<E, StoreUnreachable>),
    )
