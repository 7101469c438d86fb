import { FeedUnreachable, FeedUnreadable } from "#core/channels/channel.errors.ts"
import { MOST_FEED_BYTES } from "#core/channels/channel.terms.ts"
import { Schema } from "effect"
import { expect, it } from "vitest"

const others = ["", "Unknown"]

it.each([
  [
    new FeedUnreadable({ reason: "NotACalendar" }),
    "FeedUnreadable",
    FeedUnreadable,
    ["NotACalendar", "EventUnreadable", "TooManyEvents"],
  ],
  [
    new FeedUnreachable({ reason: "NoAnswer" }),
    "FeedUnreachable",
    FeedUnreachable,
    ["NoAnswer", "Refused", "TooLarge", "NotAllowed"],
  ],
] as const)("%o is known by its name and gives one of its reasons", (failure, name, kind, all) => {
  const isReason = Schema.is(kind.fields.reason)

  expect(failure._tag).toBe(name)
  expect([...all, ...others].filter(isReason)).toEqual(all)
})

it("no calendar is too large that has the five million bytes which some have", () => {
  expect(MOST_FEED_BYTES).toBeGreaterThan(5_000_000)
})
