import { Schema } from "effect"

/** Ten characters of Crockford base32 without hyphen; shown as `XXXXX-XXXXX`. */
export const ConfirmationCode = Schema.String.check(
  Schema.isPattern(/^[0-9A-HJKMNP-TV-Z]{10}$/),
).pipe(Schema.brand("ConfirmationCode"))
export type ConfirmationCode = typeof ConfirmationCode.Type
