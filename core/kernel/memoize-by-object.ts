/** Makes something of a thing the first time it is asked for, and gives it again while the thing lives. */
export const memoizeByObject = <Key extends object, Value extends object>(
  make: (key: Key) => Value,
) => {
  const made = new WeakMap<Key, Value>()
  return (key: Key): Value => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
