import { tidy } from "../kernel/characters.ts"
import type { Issue } from "../kernel/issue.ts"
import { isEmail } from "../people/email.rules.ts"
import { lastNameIssue, nameIssue } from "../people/name.rules.ts"
import type { Registration } from "./credentials.ts"
import { newPasswordIssues, type IsCommon } from "../passwords/password.rules.ts"

/** What is wrong with a typed e-mail address, or null. */
export const emailIssue = (typed: string): "EmailMissing" | "NotAnEmail" | null => {
  if (tidy(typed) === "") return "EmailMissing"
  return isEmail(typed) ? null : "NotAnEmail"
}

/** What is wrong with a registration, every field of it. */
export const registrationIssues = (
  registration: Registration,
  isCommon?: IsCommon,
): ReadonlyArray<Issue> => {
  const { firstName, lastName, email } = registration
  const fields = {
    firstName: nameIssue(firstName),
    lastName: lastNameIssue(lastName),
    email: emailIssue(email),
  }
  const issues = Object.entries(fields).flatMap(([path, code]) =>
    code === null ? [] : [{ path, code }],
  )
  return [...issues, ...newPasswordIssues(registration, registration, isCommon)]
}
