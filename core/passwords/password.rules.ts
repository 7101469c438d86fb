import { emailKeyOf } from "../people/email.rules.ts"
import { lengthOf } from "../kernel/characters.ts"
import type { Issue } from "../kernel/issue.ts"
import type { NewPassword } from "./new-password.ts"
import { passwordLength } from "./password.terms.ts"
import { guessingCost, LEAST_GUESSING_COST, type PasswordOwner } from "./guessing-cost.ts"

/** A mailbox name so short that nearly every password contains it is no reason to refuse one. */
const SHORTEST_TELLING_NAME = 4

/** What can be wrong with a new password. */
export type PasswordIssue =
  | "PasswordTooShort"
  | "PasswordTooLong"
  | "PasswordTooCommon"
  | "PasswordContainsEmail"
  | "PasswordTooEasy"

/** A password as it is hashed and compared: one form for every character, nothing cut off. */
export const passwordOf = (typed: string): string => typed.normalize("NFKC")

/** True for a password that is among those tried first. */
export type IsCommon = (password: string) => boolean

const containsNameOf = (password: string, email: string): boolean => {
  const name = emailKeyOf(email).replace(/@.*/, "")
  return name.length >= SHORTEST_TELLING_NAME && password.toLowerCase().includes(name)
}

/**
 * Any characters will do, long enough, not common, not the name of the guest's own address, and not
 * made of common words, names, years and rows of keys alone.
 */
export const passwordIssue = (
  typed: string,
  owner: PasswordOwner,
  isCommon?: IsCommon,
): PasswordIssue | null => {
  const password = passwordOf(typed)
  if (lengthOf(password) < passwordLength.least) return "PasswordTooShort"
  if (lengthOf(password) > passwordLength.most) return "PasswordTooLong"
  if (isCommon?.(password.toLowerCase())) return "PasswordTooCommon"
  if (containsNameOf(password, owner.email)) return "PasswordContainsEmail"
  return guessingCost(password, owner, isCommon) < LEAST_GUESSING_COST ? "PasswordTooEasy" : null
}

/** What is wrong with a new password and its repetition. */
export const newPasswordIssues = (
  { password, confirmPassword }: NewPassword,
  owner: PasswordOwner,
  isCommon?: IsCommon,
): ReadonlyArray<Issue> => {
  const code = passwordIssue(password, owner, isCommon)
  const isRepeated = passwordOf(password) === passwordOf(confirmPassword)
  return [
    ...(code === null ? [] : [{ path: "password", code }]),
    ...(isRepeated ? [] : [{ path: "confirmPassword", code: "PasswordsDiffer" }]),
  ]
}
