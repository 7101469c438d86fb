import type { Language } from "../kernel/localised.ts"
import type { AccountId } from "./account-id.ts"

/** The caller: a browser's guest session, and the signed-in account if there is one. */
export type Visitor = {
  /** Unguessable; made by the server, known only to this browser. */
  readonly session: string
  readonly member: boolean
  /** The signed-in account; absent if there is none. */
  readonly account?: AccountId | undefined
  /** True when the account's address is proved to be its own. */
  readonly proved?: boolean | undefined
  /** The language of the pages they read, where it is known: what letters to them are written in. */
  readonly language?: Language | undefined
  /** The network the call came from, where it is known: what is counted against guessing. */
  readonly network?: string | undefined
}
