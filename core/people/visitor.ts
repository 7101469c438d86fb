import type { Language } from "../kernel/localised.ts"
import type { AccountId } from "./account-id.ts"

/** Who is asking: a browser's guest session, and whether somebody is signed in on it. */
export type Visitor = {
  /** Unguessable; made by the server, known only to this browser. */
  readonly session: string
  readonly member: boolean
  /** The account that is signed in; absent when nobody is. */
  readonly account?: AccountId | undefined
  /** True when the account's address is proved to be its own. */
  readonly proved?: boolean | undefined
  /** The language of the pages they read, where it is known: what letters to them are written in. */
  readonly language?: Language | undefined
  /** The network the call came from, where it is known: what is counted against guessing. */
  readonly network?: string | undefined
}
