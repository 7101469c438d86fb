import type { User } from "#core/account/account.ts"

/** Who is signed in on this tab; the server said so in the page, and every sign-in says so again. */
export type TabSession = {
  readonly read: () => User | null
  readonly subscribe: (listener: () => void) => () => void
  readonly becomes: (user: User | null) => void
}
