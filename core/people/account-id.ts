import { Schema } from "effect"
import { coded } from "../kernel/typed-text.ts"

/** 128 random bits in Crockford base32, lower case; it names an account to the server alone. */
export const AccountId = coded(/^[0-9a-hjkmnp-tv-z]{26}$/, 26).pipe(Schema.brand("AccountId"))
export type AccountId = typeof AccountId.Type
