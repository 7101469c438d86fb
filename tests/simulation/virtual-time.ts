import type { Timeline } from "./timeline.ts"

/** Waits outside all programs. */
export const pauseOn = ({ after }: Timeline, milliseconds: number): Promise<void> =>
  new Promise((resolve) => void after(milliseconds, resolve))

/**
 * Lets `AbortSignal.timeout` count virtual time: an own clock would go on while a world waits for
 * its database. Returns what restores the real one.
 */
export const timeOutOn = ({ after }: Timeline): (() => void) => {
  const real = AbortSignal.timeout
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController()
    after(milliseconds, () => controller.abort())
    return controller.signal
  }
  return () => void (AbortSignal.timeout = real)
}
