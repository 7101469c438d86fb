import { Schema } from "effect"
import { isRealDate } from "./real-date.ts"

/**
 * A day on the Malaysian calendar, written `2026-08-31`, of the years 1900 to 2100.
 * It has no time and no time zone.
 */
export const CalendarDate = Schema.String.check(
  Schema.makeFilter((text: string) => (isRealDate(text) ? undefined : "NotADate"), {
    toJsonSchema: () => ({ maxLength: 10, format: "date" }),
  }),
).pipe(Schema.brand("CalendarDate"))
export type CalendarDate = typeof CalendarDate.Type
