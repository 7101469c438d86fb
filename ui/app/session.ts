import type { User } from "#core/account/account.ts"

/**
 * The signed-in user of this tab: first as the server wrote it into the page, then updated by every
 * login.
 */
export type TabSession = {
  readonly read: () => User | null
  readonly subscribe: (listener: () => void) => () => void
  readonly becomes: (user: User | null) => void
}
