import { Schema } from "effect"
import { AccountId } from "../people/account-id.ts"
import { SessionId } from "../account/session.ts"

/** A signed-in browser as it is kept; its secret only as a fingerprint. */
export const SessionRecord = Schema.Struct({
  id: SessionId,
  /** The fingerprint of what the browser's cookie holds. */
  secret: Schema.String,
  account: AccountId,
  browser: Schema.String,
  /** Milliseconds since 1970, as all of these. */
  signedInAt: Schema.Int,
  lastSeenAt: Schema.Int,
  /** When the password was last given on this browser. */
  confirmedAt: Schema.Int,
})
export interface SessionRecord extends Schema.Schema.Type<typeof SessionRecord> {}

/** The moments, in milliseconds since 1970, before which a session may not have been used or begun. */
export type LivingSince = { readonly usedSince: number; readonly begunSince: number }
