/** What a failed property prints, to run it once more: its seed, and the path to the shrunk case. */
export interface Replay {
  readonly seed: number
  readonly path?: string
  readonly endOnFailure?: boolean
}

/**
 * The replay that `PROPERTY_SEED`, and `PROPERTY_PATH` where only the shrunk case is wanted, ask for;
 * null where every run is to be a new one.
 */
export const replayOf = (settings: Readonly<Record<string, string | undefined>>): Replay | null => {
  const { PROPERTY_SEED: seed = "", PROPERTY_PATH: path = "" } = settings
  if (seed === "") return null
  if (!/^-?\d+$/.test(seed)) throw new Error(`PROPERTY_SEED is not a whole number: ${seed}`)
  return path === "" ? { seed: Number(seed) } : { seed: Number(seed), path, endOnFailure: true }
}
