import { tidy } from "../kernel/characters.ts"
import type { Issue } from "../kernel/issue.ts"
import type { CardDetails } from "./card-payments.port.ts"

/** A card as it is being typed. */
export type TypedCard = {
  readonly number: string
  /** `MM/YY`, in any way of writing it. */
  readonly expiry: string
  readonly cvc: string
  readonly holder: string
}

/** What can be wrong with a card before its bank is asked. */
export type CardIssueCode =
  | "CardNumberMissing"
  | "NotACardNumber"
  | "CardExpiryMissing"
  | "NotACardExpiry"
  | "CardExpired"
  | "CvcMissing"
  | "NotACvc"
  | "CardHolderMissing"

/** The brands whose marks the form shows. */
export type CardBrand = "visa" | "mastercard" | "amex"

export const emptyCard: TypedCard = { number: "", expiry: "", cvc: "", holder: "" }

const digitsOf = (text: string): string => text.normalize("NFKC").replace(/\D/g, "")

/** The card brand by the first digits of a number; null while they leave it open. */
export const brandOfCard = (number: string): CardBrand | null => {
  const digits = digitsOf(number)
  if (digits.startsWith("4")) return "visa"
  if (/^3[47]/.test(digits)) return "amex"
  return /^(5[1-5]|2[2-7])/.test(digits) ? "mastercard" : null
}

const MOST_DIGITS = 19

/** A number as it is printed on the card: in fours, American Express in four, six and five. */
export const groupedCardNumber = (number: string): string => {
  const digits = digitsOf(number).slice(0, MOST_DIGITS)
  const groups =
    brandOfCard(digits) === "amex"
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
      : (digits.match(/\d{1,4}/g) ?? [])
  return groups.filter((group) => group !== "").join(" ")
}

/** An expiry date as it is being typed: a slash after the month. */
export const writtenExpiry = (typed: string): string => {
  const digits = digitsOf(/^\s*\d\s*\//.test(typed) ? `0${typed}` : typed).slice(0, 4)
  const full = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits
  return full.length > 2 ? `${full.slice(0, 2)}/${full.slice(2)}` : full
}

/** What the digits before it make the last one of a number (Luhn). */
const checkDigitOf = (digits: ReadonlyArray<string>): number => {
  const sum = digits.toReversed().reduce((before, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return before + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}

const keepsCheckDigit = (number: string): boolean => {
  const digits = [...number]
  return Number(digits.pop()) === checkDigitOf(digits)
}

type Expiry = { readonly month: number; readonly year: number }

const expiryOf = (text: string): Expiry | null => {
  const written = writtenExpiry(text)
  const [month = 0, year = 0] = written.split("/").map(Number)
  const isWhole = written.length === "MM/YY".length && month >= 1 && month <= 12
  return isWhole ? { month, year: 2000 + year } : null
}

const numberIssue = (text: string): CardIssueCode | null => {
  const digits = digitsOf(text)
  if (digits === "") return "CardNumberMissing"
  return /^\d{12,19}$/.test(digits) && keepsCheckDigit(digits) ? null : "NotACardNumber"
}

const expiryIssue = (text: string, today: string): CardIssueCode | null => {
  if (text.trim() === "") return "CardExpiryMissing"
  const expiry = expiryOf(text)
  if (expiry === null) return "NotACardExpiry"
  const last = `${expiry.year}-${String(expiry.month).padStart(2, "0")}`
  return last < today.slice(0, 7) ? "CardExpired" : null
}

const cvcIssue = ({ cvc, number }: TypedCard): CardIssueCode | null => {
  const digits = digitsOf(cvc)
  if (digits === "") return "CvcMissing"
  return digits.length === (brandOfCard(number) === "amex" ? 4 : 3) ? null : "NotACvc"
}

/** What is wrong with a card that pays today, every field of it; good through its last month. */
export const cardIssues = (card: TypedCard, today: string): ReadonlyArray<Issue> =>
  Object.entries({
    "card.number": numberIssue(card.number),
    "card.expiry": expiryIssue(card.expiry, today),
    "card.cvc": cvcIssue(card),
    "card.holder": tidy(card.holder) === "" ? ("CardHolderMissing" as const) : null,
  }).flatMap(([path, code]) => (code === null ? [] : [{ path, code }]))

/** The card as it is sent to its bank; null while anything is wrong with it. */
export const cardOf = (card: TypedCard, today: string): CardDetails | null => {
  if (cardIssues(card, today).length > 0) return null
  // What has no issue has an expiry date.
  const expiry = expiryOf(card.expiry) as Expiry
  return {
    number: digitsOf(card.number),
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
    cvc: digitsOf(card.cvc),
    holder: tidy(card.holder),
  }
}
