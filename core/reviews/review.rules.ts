import type { BookingRecord } from "../booking/booking-record.ts"
import { statusFacts } from "../booking/status-facts.ts"
import { isReadableText, lengthOf, tidy } from "../kernel/characters.ts"
import type { Issue } from "../kernel/issue.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { addDays, malaysianDateAt } from "../stay/calendar.ts"
import type { Marks } from "../guest-score/review.ts"
import { aspects } from "../guest-score/aspects.ts"
import { reviewTerms } from "../guest-score/review.terms.ts"

/** What was chosen and typed so far. */
export type ReviewTyped = { readonly marks: Partial<Marks>; readonly text: string }

const textCode = (text: string): string | null => {
  if (text === "") return "ReviewEmpty"
  if (lengthOf(text) > reviewTerms.most) return "ReviewTooLong"
  return isReadableText(text) ? null : "TextUnreadable"
}

/** What is wrong with a review, in the order in which it is asked. */
export const reviewIssues = ({ marks, text }: ReviewTyped): ReadonlyArray<Issue> => {
  const missing = aspects
    .filter((aspect) => marks[aspect] === undefined)
    .map((aspect) => ({ path: `marks.${aspect}`, code: "MarkMissing" }))
  const code = textCode(tidy(text))
  return code === null ? missing : [...missing, { path: "text", code }]
}

/** The last day on which a stay can be reviewed, in Malaysia. */
export const lastReviewDay = ({ dates }: Pick<BookingRecord, "dates">): CalendarDate =>
  addDays(dates.checkOut, reviewTerms.days)

/** The name that a review is shown under: the first one, and none once a guest was forgotten. */
export const shownName = ({ guest }: Pick<BookingRecord, "guest">): string =>
  guest === null ? "" : guest.firstName

/** Whether a stay can be reviewed: now, not yet, no more, or not at all, as it was not had. */
export type ReviewWindow = "open" | "early" | "late" | "never"

/** Only a stay that was had can be reviewed, by a guest who is still known, until some time after. */
export const reviewWindow = (record: BookingRecord, now: number): ReviewWindow => {
  const { wasHad, isLiving } = statusFacts[record.status]
  if (!wasHad) return isLiving ? "early" : "never"
  if (record.guest === null) return "never"
  return malaysianDateAt(now) <= lastReviewDay(record) ? "open" : "late"
}
