import { TooBusy } from "#core/account/account.errors.ts"
import { Effect, Semaphore } from "effect"

/** How many work at once, how many may wait for it, and when to come back if there are more. */
export type WaitingRoomTerms = {
  readonly atOnce: number
  readonly seats: number
  readonly retryAfterSeconds: number
}

/** Lets so much be done at once and so much wait; who comes when it is full is sent away at once. */
export const waitingRoom = ({ atOnce, seats, retryAfterSeconds }: WaitingRoomTerms) => {
  const working = Semaphore.makeUnsafe(atOnce)
  let inside = 0
  return <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E | TooBusy> =>
    Effect.suspend((): Effect.Effect<A, E | TooBusy> => {
      if (inside >= atOnce + seats) return Effect.fail(new TooBusy({ retryAfterSeconds }))
      inside += 1
      return Effect.ensuring(
        working.withPermit(work),
        Effect.sync(() => void (inside -= 1)),
      )
    })
}
