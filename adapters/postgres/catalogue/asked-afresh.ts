/**
 * Lets all who ask while an answer is on its way share the next one, so that no answer is older than
 * its question and there are never two on their way.
 */
export const askedAfresh = <A>(answer: () => Promise<A>): (() => Promise<A>) => {
  let running: Promise<A> | undefined
  let next: Promise<A> | undefined

  const begun = (): Promise<A> => {
    const mine = answer().finally(() => {
      if (running === mine) running = undefined
    })
    running = mine
    return mine
  }
  const after = async (current: Promise<A>): Promise<A> => {
    await Promise.allSettled([current])
    next = undefined
    return running ?? begun()
  }

  return () => {
    if (running === undefined) return begun()
    next ??= after(running)
    return next
  }
}
