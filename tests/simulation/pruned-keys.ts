import type { KeyedCall, KeyState, StoredAnswers } from "#core/workload/stored-answers.port.ts"
import { Effect } from "effect"
import type { AnswersSeen } from "./answers-seen.ts"
import type { Weather } from "./weather.ts"

/**
 * Stored answers that upkeep throws away earlier than anybody expects: a key that was answered is a
 * new key from then on, and what was done under it must still be done only once.
 */
export const prunedKeysIn = (weather: Weather, { forget }: Pick<AnswersSeen, "forget">) => {
  const prunings = new Map<string, number>()
  const named = (key: string): string => `${key} ${prunings.get(key) ?? 0}`
  return (inner: StoredAnswers): StoredAnswers => {
    /** Asks under the key's present name; once an answer was thrown away, under its next. */
    const unpruned = <Standing extends KeyState, E>(
      wanted: KeyedCall,
      ask: (call: KeyedCall) => Effect.Effect<Standing, E>,
      isNew: () => boolean = () => false,
    ): Effect.Effect<Standing, E> =>
      ask({ ...wanted, key: named(wanted.key) }).pipe(
        Effect.flatMap((standing) => {
          if (standing.kind !== "answered" || isNew() || !weather.strikes("keyPruned"))
            return Effect.succeed(standing)
          prunings.set(wanted.key, 1 + (prunings.get(wanted.key) ?? 0))
          forget(wanted.key)
          return unpruned({ ...wanted, dead: null }, ask, isNew)
        }),
      )
    return {
      claim: (wanted) => unpruned(wanted, inner.claim),
      beat: (owned) => inner.beat({ ...owned, key: named(owned.key) }),
      keep: (owned, answer) => inner.keep({ ...owned, key: named(owned.key) }, answer),
      forget: (owned) => inner.forget({ ...owned, key: named(owned.key) }),
      together: (wanted, work) =>
        Effect.suspend(() => {
          let isDone = false
          const done = Effect.tap(work, () => Effect.sync(() => (isDone = true)))
          const ask = (call: KeyedCall) => inner.together(call, done)
          return unpruned(wanted, ask, () => isDone)
        }),
    }
  }
}
