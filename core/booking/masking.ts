import { DEFAULT_LOCALE } from "../kernel/default-locale.ts"
import type { AcceptedGuest } from "../people/accepted-guest.ts"
import { fullNameOf } from "../people/name.rules.ts"
import type { MaskedGuest } from "./booking-view.ts"

const DOT = "•"
const MOST_DOTS = 4
const PHONE_DIGITS_SHOWN = 3

const graphemes = new Intl.Segmenter(DEFAULT_LOCALE)

const lettersOf = (text: string): ReadonlyArray<string> =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)

const maskedWord = (word: string): string => {
  const [first = "", ...others] = lettersOf(word)
  return first + DOT.repeat(Math.min(Math.max(others.length, 1), MOST_DOTS))
}

const maskedEmail = (email: string): string => {
  const mailboxEnd = email.lastIndexOf("@")
  return `${email.slice(0, 1)}${DOT.repeat(3)}${email.slice(mailboxEnd)}`
}

/**
 * A guest as strangers may see one: `A•••• T••`, `a•••@example.com`, `•••789`. At least one dot
 * follows every letter shown, and long names do not tell their length.
 */
export const maskedGuest = ({
  email,
  phone,
  ...names
}: Pick<AcceptedGuest, "firstName" | "lastName" | "email" | "phone">): Omit<
  MaskedGuest,
  "arrival"
> => ({
  name: fullNameOf(names).split(" ").map(maskedWord).join(" "),
  email: maskedEmail(email),
  phone: DOT.repeat(3) + phone.slice(-PHONE_DIGITS_SHOWN),
})

const NUMBER_SHOWN = 4

/** An identity number as its owner sees it: `••••••••5678`. */
export const maskedNumber = (number: string): string =>
  DOT.repeat(Math.max(0, number.length - NUMBER_SHOWN)) + number.slice(-NUMBER_SHOWN)
