/** The time, in milliseconds since 1970. Nothing in core looks at a clock of its own. */
export interface Clock {
  readonly now: () => number
}

/** Bytes that nobody can foresee. */
export interface Chance {
  readonly bytes: (count: number) => Uint8Array
}
