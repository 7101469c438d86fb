/** Counts the tasks of the servers down to the next trouble of one kind, such as a crash. */
export type Countdown = {
  /** The trouble comes after so many tasks, counted from the next call with a key or from now. */
  readonly start: (tasks: number, atKey: boolean) => void
  /** A call with a key arrived. */
  readonly keyArrived: () => void
  /** A task ran; true where it was the last one before the trouble, and a server runs to have it. */
  readonly taskRan: (isRunning: boolean) => boolean
  /** No trouble comes any more. */
  readonly stop: () => void
}

/** A countdown that has not started. */
export const newCountdown = (): Countdown => {
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
