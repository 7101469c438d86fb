import { icalCalendars } from "#adapters/calendars/calendar-format.icaljs.ts"
import { MOST_EVENTS, MOST_FEED_BYTES } from "#core/channels/channel.terms.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import { addDays } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const window = { from: day("2026-04-01"), until: day("2028-04-01") }

const FIVE_MB = 5_000_000
const LONG_AGO = day("1990-01-01")
const DAYS_PAST = 13_000

const written = (date: CalendarDate): string => date.replaceAll("-", "")

/** An event of a site that writes little: thousands of them fit into a megabyte. */
const anEvent = (uid: string, from: CalendarDate): string =>
  [
    "BEGIN:VEVENT",
    `UID:${uid}@other.example`,
    `DTSTART;VALUE=DATE:${written(from)}`,
    `DTEND;VALUE=DATE:${written(addDays(from, 1))}`,
    "SUMMARY:CLOSED - Not available",
    "END:VEVENT",
    "",
  ].join("\r\n")

const OPENING = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Site//EN\r\n"
const ENDING = "END:VCALENDAR\r\n"

const calendarOf = (events: string): string => OPENING + events + ENDING

/** As many events of the past as fit into so many bytes, beside these others. */
const eventsOfThePast = (bytes: number, others: string): ReadonlyArray<string> => {
  const events: Array<string> = []
  let size = OPENING.length + ENDING.length + others.length
  for (let number = 0; ; number += 1) {
    const event = anEvent(`past-${number}`, addDays(LONG_AGO, number % DAYS_PAST))
    size += event.length
    if (size > bytes) return events
    events.push(event)
  }
}

const futureEvents = (count: number): string =>
  Array.from({ length: count }, (_, number) =>
    anEvent(`next-${number}`, addDays(window.from, number % 700)),
  ).join("")

/** As little as an event can say: nothing is shorter. */
const shortest = (number: number): string =>
  `BEGIN:VEVENT\r\nUID:${number}\r\nDTSTART;VALUE=DATE:${written(addDays(LONG_AGO, number % DAYS_PAST))}\r\nEND:VEVENT\r\n`

/** A night that comes again every day. */
const everyDaySince = (since: string, rule = "FREQ=DAILY"): string =>
  [
    "BEGIN:VEVENT",
    `UID:${since}@other.example`,
    `DTSTART;VALUE=DATE:${since}`,
    `RRULE:${rule}`,
    "END:VEVENT",
    "",
  ].join("\r\n")

/** Longer than any machine takes: what is refused here is refused for what it is. */
const PATIENCE_MS = 300_000
const calendars = icalCalendars(PATIENCE_MS)

const read = (text: string) => Effect.runPromise(calendars.read(text, window))

describe("a calendar of years", () => {
  const next = futureEvents(3)
  const uids = ["next-0@other.example", "next-1@other.example", "next-2@other.example"]

  it.each([
    ["almost 5 MB", FIVE_MB - 1],
    ["a little more than 5 MB", FIVE_MB + 1_000],
  ])("is read whole with %s, however many of its events are past", async (_, bytes) => {
    const past = eventsOfThePast(bytes, next)
    const text = calendarOf(past.join("") + next)

    const events = await read(text)

    expect(past.length).toBeGreaterThan(MOST_EVENTS * 10)
    expect(bytes - text.length).toBeLessThan(past[0]?.length ?? 0)
    expect(events.map(({ uid }) => uid)).toEqual(uids)
  })
})

describe("a calendar as large as any may be", () => {
  it("is read where it is full of the shortest events of the past", async () => {
    let past = ""
    const next = futureEvents(2)
    const most = MOST_FEED_BYTES - OPENING.length - next.length - ENDING.length
    for (let number = 0; past.length + 80 <= most; number += 1) past += shortest(number)
    const text = calendarOf(past + next)

    expect(MOST_FEED_BYTES - text.length).toBeLessThan(80)
    expect(past.split("BEGIN:VEVENT").length).toBeGreaterThan(130_000)
    expect(await read(text)).toHaveLength(2)
  })
})

it("a calendar whose reading takes more memory than it may have is refused for its many events", async () => {
  const narrow = icalCalendars(PATIENCE_MS, 8)
  const text = calendarOf(eventsOfThePast(FIVE_MB, "").join(""))

  const failure = await Effect.runPromise(Effect.flip(narrow.read(text, window)))

  expect(failure.reason).toBe("TooManyEvents")
})

describe("what comes again every day", () => {
  const nights = 731

  it.each(["19600101", "19000101"])("is read however long ago it began: %s", async (since) => {
    const events = await read(calendarOf(everyDaySince(since)))

    expect(events.map(({ from }) => from)).toEqual(
      Array.from({ length: nights }, (_, days) => addDays(window.from, days)),
    )
  })

  it("is read where there are many, of which only some come still", async () => {
    const ended = Array.from({ length: 200 }, (_, number) =>
      everyDaySince(`19${10 + (number % 60)}0101`, "FREQ=DAILY;UNTIL=20200101"),
    )

    expect(await read(calendarOf(ended.join("") + everyDaySince("19700101")))).toHaveLength(nights)
  })

  it("is refused where the times that are looked at are too many in all", async () => {
    const counted = (count: number) =>
      Array.from({ length: count }, (_, number) =>
        everyDaySince(`19${10 + number}0101`, "FREQ=DAILY;COUNT=20000"),
      ).join("")

    expect(await read(calendarOf(counted(1)))).toEqual([])
    const failure = await Effect.runPromise(
      Effect.flip(calendars.read(calendarOf(counted(3)), window)),
    )
    expect(failure.reason).toBe("TooManyEvents")
  })
})

describe("the events of a calendar", () => {
  const past = eventsOfThePast(1_000_000, "").join("")

  it("are read as long as those to come are no more than a room can have", async () => {
    expect(await read(calendarOf(past + futureEvents(MOST_EVENTS)))).toHaveLength(MOST_EVENTS)
  })

  it("are refused where there is one more to come", async () => {
    const text = calendarOf(futureEvents(MOST_EVENTS + 1))

    const failure = await Effect.runPromise(Effect.flip(calendars.read(text, window)))

    expect(failure.reason).toBe("TooManyEvents")
  })
})
