import { isReadable, lengthOf, tidy } from "../kernel/characters.ts"

/** The longest first or last name. */
export const MAX_NAME_LENGTH = 100

/** What can be wrong with a name. */
export type NameIssue = "NameMissing" | "NameTooLong" | "NameWithoutLetter" | "NameUnreadable"

/** A name in its kept form: single spaces, none around it. */
export const nameOf = (text: string): string => tidy(text).replace(/\s+/g, " ")

/** A name has one to a hundred characters of any script, at least one of them a letter. */
export const nameIssue = (text: string): NameIssue | null => {
  const name = nameOf(text)
  if (name === "") return "NameMissing"
  if (lengthOf(name) > MAX_NAME_LENGTH) return "NameTooLong"
  if (!isReadable(name)) return "NameUnreadable"
  return /\p{L}/u.test(name) ? null : "NameWithoutLetter"
}
