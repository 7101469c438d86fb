/** A value that is here, or on its way. */
export type Deferred<A> = A | Promise<A>

export const isPending = <A>(deferred: Deferred<A>): deferred is Promise<A> =>
  deferred instanceof Promise

/**
 * The value if it arrives within so many milliseconds, else its promise, so that a page can render
 * without slow data. Without a limit it waits.
 */
export const deferred = async <A>(
  promise: Promise<A>,
  patienceMs: number | null,
): Promise<{ readonly value: Deferred<A> }> => {
  if (patienceMs === null) return { value: await promise }
  const outOfPatience = Symbol("out of patience")
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<typeof outOfPatience>((resolve) => {
    timer = setTimeout(() => resolve(outOfPatience), patienceMs)
  })
  const first = await Promise.race([promise, limit])
  clearTimeout(timer)
  return { value: first === outOfPatience ? promise : first }
}
