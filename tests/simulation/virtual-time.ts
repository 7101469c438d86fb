import type { Timeline } from "./timeline.ts"

/** Waits outside all programs. */
export const pauseOn = ({ after }: Timeline, milliseconds: number): Promise<void> =>
  new Promise((resolve) => void after(milliseconds, resolve))
