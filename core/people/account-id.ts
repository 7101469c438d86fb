import { Schema } from "effect"

/** Names one account; unguessable, and never an e-mail address. */
export const AccountId = Schema.String.check(Schema.isPattern(/^[0-9a-z]{26}$/)).pipe(
  Schema.brand("AccountId"),
)
export type AccountId = typeof AccountId.Type
