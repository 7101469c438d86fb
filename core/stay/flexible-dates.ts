import { Schema } from "effect"
import { daysMoved } from "./limits.ts"
import { isRealDate } from "./real-date.ts"

/** A month of the calendar as an address names it, `2027-03`, of the years 1900 to 2100. */
const NamedMonth = Schema.String.check(
  Schema.makeFilter((text: string) => (isRealDate(`${text}-01`) ? undefined : "NotADate"), {
    toJsonSchema: () => ({ maxLength: 7 }),
  }),
)

/** How the dates of a search may be moved. */
export const FlexibleDates = Schema.Union([
  /** As many nights, up to so many days before or after the dates asked for. */
  Schema.Struct({ kind: Schema.Literal("around"), days: Schema.Literals(daysMoved) }),
  /** Any weekend that begins in a month; no dates are asked for then. */
  Schema.Struct({ kind: Schema.Literal("weekends"), month: NamedMonth }),
])
export type FlexibleDates = typeof FlexibleDates.Type
