import { Schema } from "effect"
import { Language } from "../kernel/localised.ts"

/** What is typed to sign in. */
export const Credentials = Schema.Struct({ email: Schema.String, password: Schema.String })
export interface Credentials extends Schema.Schema.Type<typeof Credentials> {}

/** What is typed to create an account, unchecked, and the language its letters are written in. */
export const Registration = Schema.Struct({
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  password: Schema.String,
  confirmPassword: Schema.String,
  language: Language,
})
export interface Registration extends Schema.Schema.Type<typeof Registration> {}

/** A new password, typed twice. */
export const NewPassword = Schema.Struct({
  password: Schema.String,
  confirmPassword: Schema.String,
})
export interface NewPassword extends Schema.Schema.Type<typeof NewPassword> {}

/** A new password for a mailed link. */
export const PasswordReset = Schema.Struct({ link: Schema.String, ...NewPassword.fields })
export interface PasswordReset extends Schema.Schema.Type<typeof PasswordReset> {}

/** A new password for who knows the old one. */
export const PasswordChange = Schema.Struct({
  currentPassword: Schema.String,
  ...NewPassword.fields,
})
export interface PasswordChange extends Schema.Schema.Type<typeof PasswordChange> {}
