import { Schema } from "effect"
import { AccountId } from "../people/account-id.ts"

/**
 * What a mailed link does once: prove an address, set a new password, or give an account its former
 * address back with a new password.
 */
export const LinkKind = Schema.Literals(["proof", "reset", "restore"])
export type LinkKind = typeof LinkKind.Type

/** A link as it is kept; its secret only as a fingerprint. */
export const MailedLink = Schema.Struct({
  secret: Schema.String,
  kind: LinkKind,
  account: AccountId,
  /** The address that it was mailed to. */
  email: Schema.String,
  /** Milliseconds since 1970. */
  until: Schema.Int,
})
export interface MailedLink extends Schema.Schema.Type<typeof MailedLink> {}
