/** Who is signed in on this tab, as far as the tab has been told; the session itself is the server's. */
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
