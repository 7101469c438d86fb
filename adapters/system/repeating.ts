import { setTimeout as pause } from "node:timers/promises"

/** Work that goes on in the background; stopping waits for what is being done. */
export type Repeating = { readonly stop: () => Promise<void> }

/**
 * Does the work again and again, at once while it says there was some and after a pause when there
 * was none. Work that fails is reported and done again after the pause.
 */
export const repeating = (
  work: () => Promise<number>,
  pauseMs: number,
  report: (cause: unknown) => void,
): Repeating => {
  const stopping = new AbortController()
  const { signal } = stopping
  const once = async (): Promise<number> => {
    try {
      return await work()
    } catch (cause) {
      report(cause)
      return 0
    }
  }
  const going = async (): Promise<void> => {
    while (!signal.aborted)
      if ((await once()) === 0) await pause(pauseMs, undefined, { signal }).catch(() => {})
  }
  const gone = going()
  return {
    stop: () => {
      stopping.abort()
      return gone
    },
  }
}
