import { Schema } from "effect"
import { bounds } from "../kernel/text-bounds.ts"
import { singleLine } from "../kernel/typed-text.ts"

/** A password as it is typed. */
export const Password = singleLine(bounds.password)

/** A new password, typed twice. */
export const NewPassword = Schema.Struct({
  password: Password,
  confirmPassword: Password,
})
export interface NewPassword extends Schema.Schema.Type<typeof NewPassword> {}
