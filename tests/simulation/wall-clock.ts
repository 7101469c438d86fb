import type { Clock } from "#core/kernel/environment.port.ts"

/** The clock that servers and guests read: virtual time, moved by every jump. */
export type WallClock = Clock & {
  /** By how much it is ahead of virtual time, in milliseconds; negative where it is behind. */
  readonly skew: () => number
  readonly jump: (milliseconds: number) => void
}

/** A clock that shows this moment when virtual time begins. */
export const wallClockFrom = (begins: string, passed: () => number): WallClock => {
  let skew = 0
  return {
    now: () => Date.parse(begins) + passed() + skew,
    skew: () => skew,
    jump: (milliseconds) => void (skew += milliseconds),
  }
}
