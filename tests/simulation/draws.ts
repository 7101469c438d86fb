/** Draws from one seed: the same seed gives the same draws (mulberry32). */
export type Draws = {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number
  /** A whole number from `least` to `most`, both included. */
  readonly between: (least: number, most: number) => number
  readonly chance: (share: number) => boolean
  readonly one: <const A>(of: readonly [A, ...ReadonlyArray<A>]) => A
}

/** A number from a text, spread evenly (FNV-1a). */
const numberOf = (text: string): number => {
  let mixed = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193)
  return mixed >>> 0
}

/** The draws of a seed for one purpose; those of another purpose do not move them. */
export const drawsOf = (seed: number, purpose: string): Draws => {
  let state = numberOf(`${seed} ${purpose}`)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number): number =>
    least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    chance: (share) => next() < share,
    one: (of) => of[between(0, of.length - 1)] ?? of[0],
  }
}
