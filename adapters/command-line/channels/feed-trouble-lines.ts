import { LONGEST_EVENT_DAYS, MOST_EVENTS } from "#core/channels/channel.terms.ts"
import type { FeedMemory, FeedTrouble } from "#core/channels/feed-memory.ts"

type Said = { readonly why: string; readonly todo: string }

const COPY = "Copy its address at the other site and follow it again."

const MEND = "Correct this event at the other site, or delete it there."

/** Why a calendar cannot be read where no event is to blame, and what an operator can do. */
const ofCalendar: Readonly<Record<FeedTrouble, Said>> = {
  NoAnswer: {
    why: "the site does not answer",
    todo: "It is tried again every few minutes; if it stays so, copy its address at the other site and follow it again.",
  },
  Refused: { why: "the site does not let us read it", todo: COPY },
  NotAllowed: {
    why: "its address is not that of a public site with https, or the room type no longer exists",
    todo: "Follow it again with the right address and room type, or give it up with unfollow.",
  },
  TooLarge: {
    why: "it is too large",
    todo: "Ask the other site for the calendar of this room alone, or delete old events there.",
  },
  NotACalendar: { why: "what the site sends is no calendar", todo: COPY },
  EventUnreadable: { why: "one of its events has no dates", todo: MEND },
  TooManyEvents: {
    why: `it has more than ${MOST_EVENTS} events, or takes too long to read`,
    todo: "Let events end earlier or repeat less often at the other site, or delete some there.",
  },
}

/** The same where an event is to blame. */
const ofEvent: Readonly<Partial<Record<FeedTrouble, (event: string) => Said>>> = {
  EventUnreadable: (event) => ({
    why: `the dates of its event ${event} are missing, wrong, in the wrong order or more than ${LONGEST_EVENT_DAYS} days apart`,
    todo: MEND,
  }),
  TooManyEvents: (event) => ({
    why: `its event ${event} repeats too often`,
    todo: "Let it begin later or end earlier at the other site, or delete it there.",
  }),
}

/** Why the calendar of a site cannot be read, for which of its events, and what to do, in one line. */
export const troubleLine = (
  source: string,
  trouble: FeedTrouble,
  event: FeedMemory["event"],
): string => {
  const { why, todo } = (event && ofEvent[trouble]?.(event)) || ofCalendar[trouble]
  return `The calendar of ${source} cannot be read: ${why}. ${todo} Its nights stay blocked until then.`
}
