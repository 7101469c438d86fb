import { isReadable, lengthOf, tidy } from "../kernel/characters.ts"

/** The longest first or last name. */
export const MAX_NAME_LENGTH = 100

/** What can be wrong with a name. */
export type NameIssue = "NameMissing" | "NameTooLong" | "NameWithoutLetter" | "NameUnreadable"

interface Names {
  readonly firstName: string
  readonly lastName: string
}

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

/** A last name may be left empty: many people in Malaysia have no family name. */
export const lastNameIssue = (text: string): NameIssue | null =>
  nameOf(text) === "" ? null : nameIssue(text)

const isChinese = (name: string): boolean => /^\p{Script=Han}+$/u.test(name)

/**
 * First and last name in one line, as a letter or a receipt writes them: in Chinese characters the
 * family name comes first, without a space.
 */
export const fullNameOf = ({ firstName, lastName }: Names): string =>
  isChinese(firstName) && isChinese(lastName)
    ? `${lastName}${firstName}`
    : `${firstName} ${lastName}`.trim()

/** The name as cards print it, in Latin letters; empty where it is written in others. */
export const nameOnCardOf = (names: Names): string => {
  const name = fullNameOf(names)
  return /^[\p{Script=Latin}\P{L}]*$/u.test(name) ? name : ""
}
