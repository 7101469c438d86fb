import { Schema } from "effect"
import { AccountId } from "../people/account-id.ts"
import type { AccountRecord } from "./account-record.ts"

/** A picture of an identity paper or a face that lies in the file store, written down before it does. */
export const IdentityPicture = Schema.Struct({
  name: Schema.String,
  account: AccountId,
  /** Milliseconds since 1970. */
  keptAt: Schema.Int,
  /** The id of the key that sealed it; null where it was kept before pictures were sealed. */
  key: Schema.NullOr(Schema.String),
})
export interface IdentityPicture extends Schema.Schema.Type<typeof IdentityPicture> {}

/** A picture with the account that it was kept for, if there still is one. */
export type StoredIdentityPicture = {
  readonly picture: IdentityPicture
  readonly account: AccountRecord | null
}
