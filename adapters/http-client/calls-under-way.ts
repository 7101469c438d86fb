import { Effect } from "effect"
import type { Fetch } from "./sending.ts"

/** How long a guest who signs out waits for what was asked before, in milliseconds. */
const PATIENCE_MS = 5000

/** Knows which calls of a page still wait for their answer. */
export const callsUnderWay = () => {
  const calls = new Set<Promise<unknown>>()
  const answered = async (): Promise<void> => {
    while (calls.size > 0) await Promise.allSettled(calls)
  }
  return {
    /** The same way to ask, whose calls are known until their answers begin. */
    noting:
      (fetch: Fetch): Fetch =>
      (address, init) => {
        const call = fetch(address, init)
        const ended = () => void calls.delete(call)
        calls.add(call)
        call.then(ended, ended)
        return call
      },
    /** Waits until every call is answered, at most five seconds. */
    answered: Effect.promise(answered).pipe(Effect.timeoutOption(PATIENCE_MS), Effect.asVoid),
  }
}

/** The calls of one page that wait for their answer. */
export type CallsUnderWay = ReturnType<typeof callsUnderWay>
