import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { setTimeout as pause } from "node:timers/promises"
import { DatabaseAway } from "../start.errors.ts"

const TRY_EVERY_MS = 1000
const SAY_EVERY_ATTEMPTS = 30

/** Why another attempt may succeed; null if it was refused permanently. */
const reasonToWait = (error: unknown): string | null => {
  if (error instanceof DatabaseAway) return error.message
  return error instanceof StoreUnreachable ? "The database went away." : null
}

/**
 * Opens what needs the database as soon as the database answers, and says every half a minute that
 * it waits. What is refused for good, such as a wrong password, ends the wait at once.
 */
export const onceItAnswers = async <A>(
  open: () => Promise<A>,
  say: (line: string) => void,
  everyMs = TRY_EVERY_MS,
): Promise<A> => {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await open()
    } catch (error) {
      const reason = reasonToWait(error)
      if (reason === null) throw error
      if (attempts % SAY_EVERY_ATTEMPTS === 0) say(`${reason} Waiting until it answers ...`)
    }
    await pause(everyMs)
  }
}
