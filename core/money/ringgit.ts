import { DEFAULT_LOCALE } from "../kernel/default-locale.ts"
import { senOf } from "./amounts.ts"
import type { Sen } from "./sen.ts"

/** Keeps `RM` and its figure on one line. */
const NO_BREAK_SPACE = "\u00A0"
const WRITTEN = /^RM[ \u00A0]?(\d{1,3}(?:,\d{3})*|\d+)\.(\d{2})$/

const inThousands = new Intl.NumberFormat(DEFAULT_LOCALE)

/**
 * An amount in sen as every language of the product shows it: `RM 1,234.50`, `-RM 12.00`. The space
 * does not break; `parseRinggit` reads it and an ordinary one alike.
 */
export const ringgit = (sen: number): string => {
  const amount = Math.abs(sen)
  const cents = String(amount % 100).padStart(2, "0")
  const sign = sen < 0 ? "-" : ""
  return `${sign}RM${NO_BREAK_SPACE}${inThousands.format(Math.floor(amount / 100))}.${cents}`
}

/** The amount of a text that `ringgit` wrote, with either kind of space; null for anything else. */
export const parseRinggit = (text: string): Sen | null => {
  const found = WRITTEN.exec(text)
  if (found === null) return null
  const amount = Number(found.slice(1).join("").replaceAll(",", ""))
  return Number.isSafeInteger(amount) ? senOf(amount) : null
}
