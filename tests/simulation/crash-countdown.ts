/** Counts the tasks of the servers down to their next crash. */
export type CrashCountdown = {
  /** The crash comes after so many tasks, counted from the next call with a key or from now. */
  readonly start: (tasks: number, atKey: boolean) => void
  /** A call with a key arrived. */
  readonly keyArrived: () => void
  /** A task ran; true where it was the last one before the crash, and a server runs to crash. */
  readonly taskRan: (isRunning: boolean) => boolean
  /** No crash comes any more. */
  readonly stop: () => void
}

/** A countdown that has not started. */
export const crashCountdown = (): CrashCountdown => {
  let left = Infinity
  let leftAtKey = Infinity
  return {
    start: (tasks, atKey) => {
      if (atKey) leftAtKey = tasks
      else left = tasks
    },
    keyArrived: () => {
      left = Math.min(left, leftAtKey)
      leftAtKey = Infinity
    },
    taskRan: (isRunning) => {
      left -= 1
      if (left > 0 || !isRunning) return false
      left = Infinity
      return true
    },
    stop: () => {
      left = Infinity
      leftAtKey = Infinity
    },
  }
}
