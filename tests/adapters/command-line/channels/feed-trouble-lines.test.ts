import { troubleLine } from "#adapters/command-line/channels/feed-trouble-lines.ts"
import type { FeedTrouble } from "#core/channels/feed-memory.ts"
import { expect, it } from "vitest"

const COPY = "Copy its address at the other site and follow it again."
const MEND = "Correct this event at the other site, or delete it there."

/** What is said of each trouble where no event is to blame. */
const ofCalendar: ReadonlyArray<readonly [trouble: FeedTrouble, why: string, todo: string]> = [
  [
    "NoAnswer",
    "the site does not answer",
    "It is tried again every few minutes; if it stays so, copy its address at the other site and follow it again.",
  ],
  ["Refused", "the site does not let us read it", COPY],
  [
    "NotAllowed",
    "its address is not that of a public site with https, or the room type no longer exists",
    "Follow it again with the right address and room type, or give it up with unfollow.",
  ],
  [
    "TooLarge",
    "it is too large",
    "Ask the other site for the calendar of this room alone, or delete old events there.",
  ],
  ["NotACalendar", "what the site sends is no calendar", COPY],
  ["EventUnreadable", "one of its events has no dates", MEND],
  [
    "TooManyEvents",
    "it has more than 2000 events, or takes too long to read",
    "Let events end earlier or repeat less often at the other site, or delete some there.",
  ],
]

it.each(ofCalendar)("%s is said of a calendar with why, and what to do", (trouble, why, todo) => {
  const line = `The calendar of Agoda cannot be read: ${why}. ${todo} Its nights stay blocked until then.`

  expect(troubleLine("Agoda", trouble, null)).toBe(line)
  expect(troubleLine("Agoda", trouble, "")).toBe(line)
})

const EVENT = "2026-12-10 – 2026-12-01"

it.each<readonly [FeedTrouble, string, string]>([
  [
    "EventUnreadable",
    `the dates of its event ${EVENT} are missing, wrong, in the wrong order or more than 1100 days apart`,
    MEND,
  ],
  [
    "TooManyEvents",
    `its event ${EVENT} repeats too often`,
    "Let it begin later or end earlier at the other site, or delete it there.",
  ],
])("%s names the event that is to blame", (trouble, why, todo) => {
  expect(troubleLine("Airbnb", trouble, EVENT)).toBe(
    `The calendar of Airbnb cannot be read: ${why}. ${todo} Its nights stay blocked until then.`,
  )
})

it("a trouble that no event can cause is said of the calendar, even with an event", () => {
  expect(troubleLine("Airbnb", "TooLarge", EVENT)).toBe(troubleLine("Airbnb", "TooLarge", null))
})
