/** The signed-in user as this tab knows it; the session itself is on the server. */
export const browserSession = <User>(first: User | null) => {
  const listeners = new Set<() => void>()
  let current = first
  return {
    read: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    becomes: (user: User | null): void => {
      current = user
      for (const listener of listeners) listener()
    },
  }
}
