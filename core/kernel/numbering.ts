/**
 * Numbers objects from 1 in the order in which they are first seen, so that each can be recognised later
 * without being kept alive.
 */
export const numbering = (): ((thing: object) => number) => {
  const numbers = new WeakMap<object, number>()
  let last = 0
  return (thing) => {
    const number = numbers.get(thing) ?? (last += 1)
    numbers.set(thing, number)
    return number
  }
}
