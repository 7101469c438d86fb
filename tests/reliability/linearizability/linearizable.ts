/** A call of a history: when it was begun and answered, and what its answer says. */
export type Call<State> = {
  readonly what: string
  readonly begun: number
  /** Infinity for a call that was never answered: it may have happened, or may not. */
  readonly answered: number
  /** The state after the call; null where it could not have been answered so in this state. */
  readonly apply: (state: State) => State | null
}

/** A set of calls is the bits of a number. */
const MOST_CALLS = 30

/**
 * Whether calls that overlap could have happened one after the other, each at one moment between its
 * beginning and its answer (Herlihy and Wing 1990; the search is that of Wing and Gong, which
 * remembers what was tried, as Lowe 2017 does). States are compared by their JSON.
 */
export const isLinearizable = <State>(
  initial: State,
  calls: ReadonlyArray<Call<State>>,
): boolean => {
  if (calls.length > MOST_CALLS) throw new Error(`At most ${MOST_CALLS} calls can be checked`)
  const tried = new Set<string>()
  const isDone = (done: number): boolean =>
    calls.every(({ answered }, place) => answered === Infinity || (done & (1 << place)) !== 0)
  const search = (done: number, state: State): boolean => {
    if (isDone(done)) return true
    const position = `${done} ${JSON.stringify(state)}`
    if (tried.has(position)) return false
    tried.add(position)
    const open = calls
      .map((call, place) => ({ call, bit: 1 << place }))
      .filter(({ bit }) => (done & bit) === 0)
    const firstAnswer = Math.min(...open.map(({ call }) => call.answered))
    return open.some(({ call, bit }) => {
      if (call.begun > firstAnswer) return false
      const next = call.apply(state)
      return next !== null && search(done | bit, next)
    })
  }
  return search(0, initial)
}
