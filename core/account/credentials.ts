import { Schema } from "effect"
import { Language } from "../kernel/localised.ts"
import { bounds } from "../kernel/text-bounds.ts"
import { singleLine } from "../kernel/typed-text.ts"
import { NewPassword, Password } from "../passwords/new-password.ts"

/** What is typed to sign in. */
export const Credentials = Schema.Struct({ email: singleLine(bounds.email), password: Password })
export interface Credentials extends Schema.Schema.Type<typeof Credentials> {}

/** What is typed to create an account, unchecked, and the language its letters are written in. */
export const Registration = Schema.Struct({
  firstName: singleLine(bounds.name),
  lastName: singleLine(bounds.name),
  email: singleLine(bounds.email),
  password: Password,
  confirmPassword: Password,
  language: Language,
})
export interface Registration extends Schema.Schema.Type<typeof Registration> {}

/** A new password for a mailed link. */
export const PasswordReset = Schema.Struct({ link: singleLine(bounds.link), ...NewPassword.fields })
export interface PasswordReset extends Schema.Schema.Type<typeof PasswordReset> {}

/** A new password for who knows the old one. */
export const PasswordChange = Schema.Struct({
  currentPassword: Password,
  ...NewPassword.fields,
})
export interface PasswordChange extends Schema.Schema.Type<typeof PasswordChange> {}
