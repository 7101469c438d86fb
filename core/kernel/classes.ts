/** Things sorted into classes of those that are alike: the class of each, and one of each class. */
export type Classes<Thing> = {
  readonly of: Int32Array
  readonly samples: ReadonlyArray<Thing>
}

/** Sorts things into classes: those with the same key are alike. */
export const classesOf = <Thing>(
  things: ReadonlyArray<Thing>,
  keyOf: (thing: Thing) => string,
): Classes<Thing> => {
  const numbers = new Map<string, number>()
  const samples: Array<Thing> = []
  const of = new Int32Array(things.length)
  for (const [place, thing] of things.entries()) {
    const key = keyOf(thing)
    const number = numbers.get(key) ?? samples.push(thing) - 1
    numbers.set(key, number)
    of[place] = number
  }
  return { of, samples }
}

/**
 * Answers for a thing by its place, asking each class once and only when it is needed: many things
 * are priced and restricted alike. What was answered before may be given.
 */
export const onceForEach = <Thing, Answer>(
  { of, samples }: Classes<Thing>,
  ask: (sample: Thing) => Answer,
  known: Array<Answer | undefined> = [],
): ((place: number) => Answer) => {
  return (place) => {
    const number = of[place] as number
    const answer = known[number]
    if (answer !== undefined) return answer
    return (known[number] = ask(samples[number] as Thing))
  }
}
