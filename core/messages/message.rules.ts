import { isSold } from "../booking/booking-stage.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { isReadableText, lengthOf, tidy } from "../kernel/characters.ts"
import type { Issue } from "../kernel/issue.ts"
import { addDays, malaysianDateAt } from "../stay/calendar.ts"
import { messageTerms } from "./message.terms.ts"

const codeOf = (text: string): string | null => {
  if (text === "") return "NothingWritten"
  if (lengthOf(text) > messageTerms.most) return "WrittenTooLong"
  return isReadableText(text) ? null : "TextUnreadable"
}

/** What is wrong with a message that was written. */
export const messageIssues = (text: string): ReadonlyArray<Issue> => {
  const code = codeOf(tidy(text))
  return code === null ? [] : [{ path: "text", code }]
}

/** True while guest and property may write about a booking: once it is sold, until some time after. */
export const isOpenAt = (record: BookingRecord, now: number): boolean =>
  isSold(record) && malaysianDateAt(now) <= addDays(record.dates.checkOut, messageTerms.openDays)

const QUOTE = /^\s*>/

/**
 * What is new in a mailed answer: everything above the text it answers, which mail programs put
 * below with marks, behind a line that ends in a colon.
 */
export const withoutQuote = (text: string): string => {
  const lines = text.split(/\r\n|\r|\n/)
  const quote = lines.findIndex((line) => QUOTE.test(line))
  if (quote < 0) return lines.join("\n").trim()
  const above = lines.slice(0, quote).join("\n").trimEnd()
  const endOfAnswer = above.endsWith(":") ? above.lastIndexOf("\n") + 1 : above.length
  return above.slice(0, endOfAnswer).trim()
}
