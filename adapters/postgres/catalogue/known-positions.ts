/** Where the log of the primary was at moments that this process knows, in milliseconds of its clock. */
type Position = { readonly reached: bigint; readonly at: number }

/** What is known of the primary's log, by which the age of a replica is told. */
export type KnownPositions = {
  /** The primary's log was here at this moment. */
  readonly learn: (reached: bigint, at: number) => void
  /** How old something may be that has the log up to here; Infinity where nothing known says. */
  readonly ageOf: (replayed: bigint, now: number) => number
}

const MOST = 100

/** Remembers the newest positions. A log that went back is another primary's: what came before is forgotten. */
export const knownPositions = (): KnownPositions => {
  let known: ReadonlyArray<Position> = []
  return {
    learn: (reached, at) => {
      const before = known.filter((one) => one.reached <= reached)
      known = [...(before.length === known.length ? known : []), { reached, at }].slice(-MOST)
    },
    ageOf: (replayed, now) => {
      const newest = known.findLast(({ reached }) => reached <= replayed)
      return newest === undefined ? Infinity : now - newest.at
    },
  }
}
