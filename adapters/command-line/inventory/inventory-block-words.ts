import { Block, BlockSource } from "#core/inventory/block.ts"
import { Slug } from "#core/property/property.ts"
import { CalendarDate } from "#core/stay/calendar-date.ts"
import { daysBetween } from "#core/stay/calendar.ts"
import { Schema } from "effect"
import { MOST_BLOCKED_NIGHTS } from "../../inventory-files/line-blocks.ts"
import type { BlockTask } from "./inventory-blocks.ts"

const isSlug = Schema.is(Slug)
const isDate = Schema.is(CalendarDate)
const isSource = Schema.is(BlockSource)
const isNote = Schema.is(Block.fields.note)

type Given = { readonly source?: string | undefined; readonly note?: string | undefined }

const WHAT_TO_SAY =
  "Use block PROPERTY KIND FROM UNTIL COUNT, unblock PROPERTY KIND FROM UNTIL, or blocks PROPERTY."

const countIn = (verb: string, written: string | undefined): number | null => {
  if (verb === "unblock") return written === undefined ? 0 : null
  return /^[1-9]\d{0,3}$/.test(written ?? "") ? Number(written) : null
}

const nightsIssue = (from: CalendarDate, until: CalendarDate): string | null => {
  if (from >= until)
    return `${until} is not after ${from}; it is the day on which rooms are free again.`
  return daysBetween(from, until) > MOST_BLOCKED_NIGHTS
    ? `At most ${MOST_BLOCKED_NIGHTS} nights are blocked at once.`
    : null
}

/** What the words of `block`, `unblock` and `blocks` ask for, or what is wrong with them. */
export const blockTaskIn = (
  verb: string,
  [property, rooms, from, until, counted, ...more]: ReadonlyArray<string>,
  { source, note = "" }: Given,
): BlockTask | string => {
  if (!isSlug(property) || more.length > 0) return WHAT_TO_SAY
  if (verb === "blocks") return rooms === undefined ? { kind: "blocks", property } : WHAT_TO_SAY
  const count = countIn(verb, counted)
  if (rooms === undefined || count === null) return WHAT_TO_SAY
  if (!isDate(from) || !isDate(until)) return "FROM and UNTIL are dates such as 2026-12-24."
  if (!isSource(source)) return "--source says who keeps the rooms, such as Airbnb or renovation."
  if (!isNote(note)) return "--note is one line of at most 500 characters."
  const issue = nightsIssue(from, until)
  return issue ?? { kind: "block", property, rooms, from, until, count, source, note }
}
