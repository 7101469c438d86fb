/** Who wants to see a page. */
export type Passer = { readonly isSignedIn: boolean }

/** What a guard says: the page opens, or the guest goes elsewhere first. */
export type GuardAnswer = "opens" | "signInFirst" | "isInAlready"

/** The guards of the pages: "auth" is for signed-in guests, "visitor" for those who are not. */
const guards: Readonly<Record<string, (passer: Passer) => GuardAnswer>> = {
  auth: ({ isSignedIn }) => (isSignedIn ? "opens" : "signInFirst"),
  visitor: ({ isSignedIn }) => (isSignedIn ? "isInAlready" : "opens"),
}

/** What the guard of a page says to a visitor; a page with a guard that nobody knows never opens. */
export const guardSays = (name: string, passer: Passer): GuardAnswer => {
  const guard = Object.hasOwn(guards, name) ? guards[name] : undefined
  if (!guard) throw new Error(`Unknown route guard: ${name}`)
  return guard(passer)
}
