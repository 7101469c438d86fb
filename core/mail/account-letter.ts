import { Schema } from "effect"
import { Language } from "../kernel/localised.ts"

/** What the product writes to the holder of an account, or to an address that is to be proved. */
export const AccountLetterKind = Schema.Literals([
  "welcome",
  "knownAddress",
  "proveEmail",
  "resetPassword",
  "passwordChanged",
  "emailChanged",
  "emailRestored",
  "googleLinked",
  "secondFactorAdded",
  "secondFactorRemoved",
  "recoveryCodeUsed",
  "bookingCode",
  "passkeyAdded",
  "passkeyRemoved",
])
export type AccountLetterKind = typeof AccountLetterKind.Type

/** A letter about an account or an address, as facts; the words come from the languages. */
export const AccountLetter = Schema.Struct({
  kind: AccountLetterKind,
  to: Schema.String,
  language: Language,
  name: Schema.String,
  /** The secret of the link in it; null where there is none. */
  link: Schema.NullOr(Schema.String),
  /** The code to be typed in, in letters that carry one. */
  code: Schema.optionalKey(Schema.String),
})
export interface AccountLetter extends Schema.Schema.Type<typeof AccountLetter> {}
