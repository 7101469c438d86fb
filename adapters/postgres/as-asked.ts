import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"

type Read<A, E> = Effect.Effect<A, E | StoreUnreachable>

const insist = <A>(found: A, isAsked: (found: A) => boolean): A => {
  if (!isAsked(found)) throw new Error("The database answered with what was not asked for")
  return found
}

/**
 * What was found under a key, if anything; a defect that no guest sees unless it is what was asked
 * for. No database should ever answer otherwise: a guest would get what is another's.
 */
export const asAsked =
  <A>(isAsked: (found: A) => boolean) =>
  <E>(found: Read<A | null, E>): Read<A | null, E> =>
    Effect.map(found, (one) => one && insist(one, isAsked))

/** `asAsked` for a list. */
export const allAsAsked =
  <A>(isAsked: (found: A) => boolean) =>
  <E>(found: Read<ReadonlyArray<A>, E>): Read<ReadonlyArray<A>, E> =>
    Effect.map(found, (all) => all.map((one) => insist(one, isAsked)))
