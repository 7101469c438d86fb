import type { BusyEvent } from "#core/channels/busy-event.ts"
import type { CalendarFormat, PublishedCalendar } from "#core/channels/calendar-format.port.ts"
import { FeedUnreadable } from "#core/channels/channel.errors.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { Effect } from "effect"
import ICAL from "ical.js"
import { Worker } from "node:worker_threads"
import { OURS, type busyEventsIn } from "./busy-events-in.ts"
import type { Window } from "./busy-time.ts"

const PRODUCT = "-//Singgah//Stays//EN"

/** A rule of coming again can be written that never comes: it is looked for no longer. */
const READING_PATIENCE_MS = 20_000
const MOST_MEMORY_MB = 256

const dateOnly = (date: CalendarDate): ICAL.Time => ICAL.Time.fromDateString(date)

const writtenEvent = (
  { room, writtenAt }: PublishedCalendar,
  from: CalendarDate,
  until: CalendarDate,
) => {
  const event = new ICAL.Component("vevent")
  event.addPropertyWithValue("uid", `${from}.${until}.${room}${OURS}`)
  event.addPropertyWithValue("dtstamp", ICAL.Time.fromJSDate(new Date(writtenAt), true))
  event.addPropertyWithValue("dtstart", dateOnly(from))
  event.addPropertyWithValue("dtend", dateOnly(until))
  event.addPropertyWithValue("summary", "Not available")
  event.addPropertyWithValue("transp", "OPAQUE")
  return event
}

const written = (calendar: PublishedCalendar): string => {
  const component = new ICAL.Component("vcalendar")
  component.addPropertyWithValue("version", "2.0")
  component.addPropertyWithValue("prodid", PRODUCT)
  component.addPropertyWithValue("calscale", "GREGORIAN")
  component.addPropertyWithValue("x-wr-calname", calendar.name)
  for (const { from, until } of calendar.ranges)
    component.addSubcomponent(writtenEvent(calendar, from, until))
  return `${component.toString()}\r\n`
}

type Read = ReturnType<typeof busyEventsIn> | { readonly begun: string }

/** The event that is being looked at, where it comes again. */
type LookedAt = { event?: string }

// Eight megabytes of short events are read in some seconds within this memory, and some rules take for ever: guests wait for none of it.
const inThread = (
  text: string,
  window: Window,
  lookedAt: LookedAt,
  mostMemoryMb: number,
): Effect.Effect<ReadonlyArray<BusyEvent>, FeedUnreadable> =>
  Effect.callback((resume) => {
    const refuse = (refused: Pick<FeedUnreadable, "reason" | "event">) =>
      resume(Effect.fail(new FeedUnreadable(refused)))
    const worker = new Worker(new URL("./busy-events.worker.ts", import.meta.url), {
      workerData: { text, window },
      resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
    })
    worker.on("message", (read: Read) => {
      if ("begun" in read) lookedAt.event = read.begun
      else if ("events" in read) resume(Effect.succeed(read.events))
      else refuse(read)
    })
    worker.once("error", () => refuse({ reason: "TooManyEvents", ...lookedAt }))
    return Effect.promise(() => worker.terminate())
  })

/**
 * Calendars as ical.js reads and writes them. One whose reading takes longer than this, in
 * milliseconds, or more memory, in megabytes, is refused for its many events.
 */
export const icalCalendars = (
  patienceMs = READING_PATIENCE_MS,
  mostMemoryMb = MOST_MEMORY_MB,
): CalendarFormat => ({
  write: written,
  read: (text, window) => {
    const lookedAt: LookedAt = {}
    return Effect.timeoutOrElse(inThread(text, window, lookedAt, mostMemoryMb), {
      duration: patienceMs,
      orElse: () => Effect.fail(new FeedUnreadable({ reason: "TooManyEvents", ...lookedAt })),
    })
  },
})
