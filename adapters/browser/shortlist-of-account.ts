type Started = { readonly signOut: () => void }

type Session = {
  readonly read: () => unknown
  readonly subscribe: (listener: () => void) => () => void
}

/** Has the account keep the saved stays from the moment that a guest is signed in until they sign out. */
export const keepInAccount = (session: Session, start: () => Promise<Started>): void => {
  let started: Promise<Started | null> | null = null
  const look = (): void => {
    const isSignedIn = session.read() !== null
    // Without the code the stays stay on the device; the next page tries again.
    if (isSignedIn) started ??= start().catch(() => null)
    else if (started !== null) {
      void started.then((actor) => actor?.signOut())
      started = null
    }
  }
  session.subscribe(look)
  look()
}
