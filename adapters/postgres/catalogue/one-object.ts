class Branch {
  readonly next = new WeakMap<object, Branch>()
}

const root = new Branch()

/** One object for several in their order: the same for as long as each of them is the same. */
export const oneOf = (several: ReadonlyArray<object>): object => {
  let branch = root
  for (const one of several) {
    const next = branch.next.get(one) ?? new Branch()
    branch.next.set(one, next)
    branch = next
  }
  return branch
}
