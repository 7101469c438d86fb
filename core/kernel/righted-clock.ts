import type { Instant } from "./instant.ts"
import type { Clock } from "./environment.port.ts"

/** A clock of a device, set right by what the server says. */
export type RightedClock = Clock & { readonly hear: (serverTime: Instant) => void }

/**
 * A device may be minutes or years off, and nobody is to lose a hold to it. An answer that was long
 * on its way, or is repeated, says an earlier time than it is: the latest of what was heard counts.
 */
export const rightedClock = (device: Clock): RightedClock => {
  let ahead: number | null = null
  return {
    now: () => device.now() + (ahead ?? 0),
    hear: (serverTime) => {
      const heard = Date.parse(serverTime) - device.now()
      ahead = ahead === null ? heard : Math.max(ahead, heard)
    },
  }
}
