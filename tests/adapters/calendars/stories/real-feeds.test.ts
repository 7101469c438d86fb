import { icalCalendars } from "#adapters/calendars/calendar-format.icaljs.ts"
import type { BusyEvent } from "#core/channels/busy-event.ts"
import { clashesOf } from "#core/channels/channel-news.ts"
import { eventsAfter } from "#core/channels/feed.rules.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { describe, expect, test } from "vitest"

const window = { from: day("2026-04-01"), until: day("2028-04-01") }

const aCalendar = (...lines: ReadonlyArray<string>) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Site//EN", ...lines, "END:VCALENDAR", ""].join(
    "\r\n",
  )
const anEvent = (...lines: ReadonlyArray<string>) =>
  aCalendar("BEGIN:VEVENT", "UID:a@site", ...lines, "END:VEVENT")

const calendars = icalCalendars()
const read = (text: string) => Effect.runPromise(calendars.read(text, window))
const reasonFor = async (text: string) =>
  (await Effect.runPromise(Effect.flip(calendars.read(text, window)))).reason

const failureOf = async (text: string, patience?: number) =>
  Effect.runPromise(Effect.flip(icalCalendars(patience).read(text, window)))

const stay = (from: string, until: string, changes: Partial<BusyEvent> = {}) => ({
  uid: "a@site",
  from,
  until,
  meaning: "stay",
  ...changes,
})

describe("the calendar of Airbnb", () => {
  const airbnb = [
    "BEGIN:VCALENDAR",
    "PRODID:-//Airbnb Inc//Hosting Calendar 0.8.8//EN",
    "CALSCALE:GREGORIAN",
    "VERSION:2.0",
    "BEGIN:VEVENT",
    "DTEND;VALUE=DATE:20260412",
    "DTSTART;VALUE=DATE:20260410",
    "UID:1418fb94e984-aa@airbnb.com",
    "DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de",
    " tails/HMABCDEF\\nPhone Number (Last 4 Digits): 1234",
    "SUMMARY:Reserved",
    "END:VEVENT",
    "BEGIN:VEVENT",
    "DTEND;VALUE=DATE:20260502",
    "DTSTART;VALUE=DATE:20260501",
    "UID:7f662ec65913-bb@airbnb.com",
    "SUMMARY:Airbnb (Not available)",
    "END:VEVENT",
    "END:VCALENDAR",
  ]

  test("tells a stay from a closed night, to the day of leaving, and nothing of the guest", async () => {
    expect(await read(airbnb.join("\r\n"))).toEqual([
      stay("2026-04-10", "2026-04-12", { uid: "1418fb94e984-aa@airbnb.com" }),
      stay("2026-05-01", "2026-05-02", { uid: "7f662ec65913-bb@airbnb.com", meaning: "closed" }),
    ])
  })

  test("is read alike where it is written by its version 1.0", async () => {
    const text = airbnb.join("\r\n")
    const newer = text.replace("Calendar 0.8.8", "Calendar 1.0")

    expect(newer).not.toBe(text)
    expect(await read(newer)).toEqual(await read(text))
  })

  test("is read with LF alone, a byte-order mark, and a tab as folding", async () => {
    const tabbed = airbnb.map((line) => line.replace(/^ tails/, "\ttails")).join("\n")

    expect(await read(`\uFEFF${tabbed}\n`)).toEqual(await read(airbnb.join("\r\n")))
  })
})

describe("a calendar whose events have no ids", () => {
  const nameless = (...events: ReadonlyArray<readonly [string, ...ReadonlyArray<string>]>) =>
    aCalendar(
      ...events.flatMap(([date, ...lines]) => [
        "BEGIN:VEVENT",
        `DTSTART;VALUE=DATE:${date}`,
        ...lines,
        "SUMMARY:Reserved",
        "END:VEVENT",
      ]),
    )
  const [may, june] = [
    stay("2026-05-01", "2026-05-03", { uid: "2026-05-01/2026-05-03" }),
    stay("2026-06-01", "2026-06-02", { uid: "2026-06-01/2026-06-02" }),
  ]
  const inMay = ["20260501", "DTEND;VALUE=DATE:20260503"] as const

  test("knows each by its nights, so that one that is gone counts until it is believed", async () => {
    const both = (await read(nameless(inMay, ["20260601", "UID: "]))) as ReadonlyArray<BusyEvent>
    const one = (await read(nameless(inMay))) as ReadonlyArray<BusyEvent>

    expect(both).toEqual([may, june])
    expect(eventsAfter(eventsAfter([], both, 0), one, 1)).toEqual([
      { ...may, missed: 0, missedSince: null },
      { ...june, missed: 1, missedSince: 1 },
    ])
    const sold = both.map((event) => ({ date: event.from, event }))
    expect(clashesOf(sold, () => ({ codes: [], isHeld: false }))).toHaveLength(2)
  })

  test("knows each time of one that comes again by its nights", async () => {
    const weekly = nameless(["20260501", "DTEND;VALUE=DATE:20260503", "RRULE:FREQ=WEEKLY;COUNT=2"])

    expect(await read(weekly)).toEqual([
      may,
      stay("2026-05-08", "2026-05-10", { uid: "2026-05-08/2026-05-10" }),
    ])
  })
})

describe("the calendar of Booking.com", () => {
  test.each(["CLOSED - Not available", "CLOSED – Not available"])(
    "does not say whether somebody comes: %s",
    async (summary) => {
      const calendar = anEvent(
        "DTSTART;VALUE=DATE:20260601",
        "DTEND;VALUE=DATE:20260604",
        `SUMMARY:${summary}`,
      )

      expect(await read(calendar)).toEqual([
        stay("2026-06-01", "2026-06-04", { meaning: "either" }),
      ])
    },
  )
})

describe("the ids of Booking.com", () => {
  const event = (id: string, from: string, until: string) => [
    "BEGIN:VEVENT",
    `UID:${id}@booking.com`,
    `DTSTART;VALUE=DATE:${from}`,
    `DTEND;VALUE=DATE:${until}`,
    "SUMMARY:CLOSED - Not available",
    "END:VEVENT",
  ]

  test("are kept, to the day of leaving, so that each is known from reading to reading", async () => {
    const ids = ["6f1b2c3d4e5f", "0a9b8c7d6e5f"] as const
    const both = aCalendar(
      ...event(ids[0], "20260601", "20260604"),
      ...event(ids[1], "20260604", "20260605"),
    )

    expect(await read(both)).toEqual([
      stay("2026-06-01", "2026-06-04", { uid: `${ids[0]}@booking.com`, meaning: "either" }),
      stay("2026-06-04", "2026-06-05", { uid: `${ids[1]}@booking.com`, meaning: "either" }),
    ])
  })
})

describe("other calendars", () => {
  test.each([
    [
      "times in UTC, as dates in Malaysia",
      ["DTSTART:20260401T150000Z", "DTEND:20260403T020000Z"],
      stay("2026-04-01", "2026-04-03"),
    ],
    [
      "a time late in the day in UTC, which is the next day in Malaysia",
      ["DTSTART:20260401T170000Z", "DTEND:20260403T170000Z"],
      stay("2026-04-02", "2026-04-04"),
    ],
    [
      "times without a zone, as they stand",
      ["DTSTART:20260401T230000", "DTEND:20260403T100000"],
      stay("2026-04-01", "2026-04-03"),
    ],
    [
      "a duration in place of an end",
      ["DTSTART;VALUE=DATE:20260401", "DURATION:P3D"],
      stay("2026-04-01", "2026-04-04"),
    ],
    ["a day without an end", ["DTSTART;VALUE=DATE:20260401"], stay("2026-04-01", "2026-04-02")],
    ["a time without an end", ["DTSTART:20260401T040000Z"], stay("2026-04-01", "2026-04-02")],
    [
      "hours of one day, which take its night",
      ["DTSTART:20260401T040000Z", "DTEND:20260401T060000Z"],
      stay("2026-04-01", "2026-04-02"),
    ],
    [
      "an end on the day it begins",
      ["DTSTART;VALUE=DATE:20260401", "DTEND;VALUE=DATE:20260401"],
      stay("2026-04-01", "2026-04-02"),
    ],
  ])("may have %s", async (_, lines, event) => {
    expect(await read(anEvent(...lines))).toEqual([event])
  })

  test("have zones that they define", async () => {
    const zone = [
      "BEGIN:VTIMEZONE",
      "TZID:Etc/Ahead",
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "TZOFFSETFROM:+1400",
      "TZOFFSETTO:+1400",
      "END:STANDARD",
      "END:VTIMEZONE",
    ]
    const event = [
      "BEGIN:VEVENT",
      "UID:a@site",
      "DTSTART;TZID=Etc/Ahead:20260402T010000",
      "DTEND;TZID=Etc/Ahead:20260404T010000",
      "END:VEVENT",
    ]

    expect(await read(aCalendar(...zone, ...event))).toEqual([stay("2026-04-01", "2026-04-03")])
  })

  test("have zones that they do not define: then the dates stand as they are", async () => {
    const lines = ["DTSTART;TZID=Asia/Nowhere:20260402T010000", "DURATION:P2D"]

    expect(await read(anEvent(...lines))).toEqual([stay("2026-04-02", "2026-04-04")])
  })

  test("have events that were cancelled, or take no time of anybody", async () => {
    const dates = ["DTSTART;VALUE=DATE:20260401", "DTEND;VALUE=DATE:20260403"]

    expect(await read(anEvent(...dates, "STATUS:CANCELLED"))).toEqual([])
    expect(await read(anEvent(...dates, "TRANSP:TRANSPARENT"))).toEqual([])
    expect(await read(anEvent(...dates, "STATUS:TENTATIVE"))).toHaveLength(1)
  })

  test("have events that come again, without those taken out and with those moved", async () => {
    const weekly = [
      "BEGIN:VEVENT",
      "UID:a@site",
      "DTSTART;VALUE=DATE:20260403",
      "DTEND;VALUE=DATE:20260405",
      "RRULE:FREQ=WEEKLY;COUNT=4",
      "EXDATE;VALUE=DATE:20260410",
      "END:VEVENT",
      "BEGIN:VEVENT",
      "UID:a@site",
      "RECURRENCE-ID;VALUE=DATE:20260417",
      "DTSTART;VALUE=DATE:20260418",
      "DTEND;VALUE=DATE:20260419",
      "END:VEVENT",
    ]

    expect(await read(aCalendar(...weekly))).toEqual([
      stay("2026-04-03", "2026-04-05", { uid: "a@site/2026-04-03" }),
      stay("2026-04-18", "2026-04-19", { uid: "a@site/2026-04-17" }),
      stay("2026-04-24", "2026-04-26", { uid: "a@site/2026-04-24" }),
    ])
  })

  test("have events without an end of coming again, which end with the window", async () => {
    const forEver = [
      "DTSTART;VALUE=DATE:20200101",
      "DTEND;VALUE=DATE:20200102",
      "RRULE:FREQ=WEEKLY",
    ]

    const events = await read(anEvent(...forEver))

    expect(events).toHaveLength(105)
    expect(events[0]?.from).toBe("2026-04-01")
  })

  const nightsOf = async (...lines: ReadonlyArray<string>) =>
    (await read(anEvent(...lines))).map(({ from, until }) => `${from} ${until}`)

  test("have events that come so many times and no more, whenever they began", async () => {
    const dates = ["DTSTART;VALUE=DATE:20260403", "DTEND;VALUE=DATE:20260405"]

    expect(await nightsOf(...dates, "RRULE:FREQ=MONTHLY;COUNT=3")).toEqual([
      "2026-04-03 2026-04-05",
      "2026-05-03 2026-05-05",
      "2026-06-03 2026-06-05",
    ])
    expect(
      await nightsOf("DTSTART;VALUE=DATE:20260330", "RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3"),
    ).toEqual(["2026-04-01 2026-04-02", "2026-04-03 2026-04-04"])
    expect(await nightsOf("DTSTART;VALUE=DATE:20160101", "RRULE:FREQ=DAILY;COUNT=3744")).toEqual([
      "2026-04-01 2026-04-02",
    ])
    expect(await nightsOf("DTSTART;VALUE=DATE:20160101", "RRULE:FREQ=DAILY;COUNT=3743")).toEqual([])
  })

  test("have events that come in some months alone", async () => {
    expect(
      await nightsOf(
        "DTSTART;VALUE=DATE:20201224",
        "DTEND;VALUE=DATE:20201227",
        "RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24",
      ),
    ).toEqual(["2026-12-24 2026-12-27", "2027-12-24 2027-12-27"])
    expect(
      await nightsOf(
        "DTSTART;VALUE=DATE:20250607",
        "RRULE:FREQ=WEEKLY;BYMONTH=6;BYDAY=SA;UNTIL=20260630",
      ),
    ).toEqual([
      "2026-06-06 2026-06-07",
      "2026-06-13 2026-06-14",
      "2026-06-20 2026-06-21",
      "2026-06-27 2026-06-28",
    ])
    expect(
      await nightsOf(
        "DTSTART;VALUE=DATE:20250501",
        "RRULE:FREQ=MONTHLY;BYMONTH=5;BYDAY=1FR;COUNT=3",
      ),
    ).toEqual(["2026-05-01 2026-05-02", "2027-05-07 2027-05-08"])
  })

  test("have events with several rules, each of which counts", async () => {
    const both = [
      "DTSTART;VALUE=DATE:20260403",
      "RRULE:FREQ=WEEKLY;COUNT=2",
      "RRULE:FREQ=MONTHLY;COUNT=2",
    ]

    expect(await nightsOf(...both)).toEqual([
      "2026-04-03 2026-04-04",
      "2026-04-10 2026-04-11",
      "2026-05-03 2026-05-04",
    ])
  })

  test("have many events that come again, which are all looked at", async () => {
    const everyDay = Array.from({ length: 10 }, (_, number) => [
      "BEGIN:VEVENT",
      `UID:${number}@site`,
      `DTSTART;VALUE=DATE:201${number}0101`,
      "RRULE:FREQ=DAILY;COUNT=3650",
      "END:VEVENT",
    ])

    expect(await read(aCalendar(...everyDay.flat()))).not.toHaveLength(0)
  })

  test("have a moved occurrence of an event that is not there", async () => {
    const lines = [
      "RECURRENCE-ID;VALUE=DATE:20260417",
      "DTSTART;VALUE=DATE:20260418",
      "DTEND;VALUE=DATE:20260419",
    ]

    expect(await read(anEvent(...lines))).toEqual([stay("2026-04-18", "2026-04-19")])
  })

  test("say our own events back under our own ids, which are left out", async () => {
    const ranges = [{ from: day("2026-04-10"), until: day("2026-04-12") }]
    const calendar = { name: "Garden Room", room: "garden", ranges, writtenAt: 0 }

    expect(await read(calendars.write(calendar))).toEqual([])
  })

  test("end before the window or begin after it, and are passed over", async () => {
    const dates = (from: string, until: string) =>
      anEvent(`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${until}`)

    expect(await read(dates("20260330", "20260401"))).toEqual([])
    expect(await read(dates("20260330", "20260402"))).toHaveLength(1)
    expect(await read(dates("20280401", "20280402"))).toEqual([])
    expect(await read(dates("20280331", "20280402"))).toHaveLength(1)
  })

  test("have ids of any length", async () => {
    const [event] = await read(
      anEvent("DTSTART;VALUE=DATE:20260401").replace("a@site", "a".repeat(5000)),
    )

    expect(event?.uid).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe("what is no calendar", () => {
  test.each([
    ["", "NotACalendar"],
    ["<!doctype html><title>Sorry</title>", "NotACalendar"],
    ['{"error":"sorry"}', "NotACalendar"],
    ["BEGIN:VCARD\r\nFN:A\r\nEND:VCARD", "NotACalendar"],
    ["BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:20260401", "NotACalendar"],
    [anEvent("SUMMARY:Reserved"), "EventUnreadable"],
    [anEvent("DTSTART;VALUE=DATE:20261301"), "EventUnreadable"],
    [anEvent("DTSTART;VALUE=DATE:tomorrow"), "EventUnreadable"],
    [anEvent("DTSTART;VALUE=DATE:20260405", "DTEND;VALUE=DATE:20260401"), "EventUnreadable"],
    [anEvent("DTSTART;VALUE=DATE:20260405", "DTEND;VALUE=DATE:20360405"), "EventUnreadable"],
    [anEvent("DTSTART:20000101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY"), "TooManyEvents"],
  ])("is refused whole: %j", async (text, reason) => {
    expect(await reasonFor(text)).toBe(reason)
  })

  test.each([
    [["DTSTART;VALUE=DATE:tomorrow\u202e"], "tomorrow"],
    [
      ["SUMMARY:Ali bin Abu", "DTSTART;VALUE=DATE:20260405", "DTEND;VALUE=DATE:20260401"],
      "2026-04-05 – 2026-04-01",
    ],
    [["SUMMARY:Ali bin Abu"], ""],
  ])("names the event that is to blame by its dates, and no guest: %j", async (lines, event) => {
    expect((await failureOf(anEvent(...lines))).event).toBe(event)
  })

  test("names the event that comes most often where there are too many", async () => {
    const rule = (since: string, count: number) => [
      "BEGIN:VEVENT",
      `UID:${since}`,
      `DTSTART;VALUE=DATE:${since}`,
      `RRULE:FREQ=DAILY;COUNT=${count}`,
      "END:VEVENT",
    ]
    const text = aCalendar(...rule("19200101", 30_000), ...rule("19600101", 20_000))
    const { reason, event } = await failureOf(text)

    expect([reason, event]).toEqual(["TooManyEvents", "1920-01-01 (FREQ=DAILY;COUNT=30000)"])
    expect((await failureOf("<p>Sorry</p>")).event).toBeUndefined()
  })

  test("is a rule that never comes, which is looked for no longer than so", async () => {
    const never = anEvent("DTSTART:20200101T000000Z", "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30")

    const failure = await failureOf(never, 5_000)

    expect([failure.reason, failure.event]).toEqual([
      "TooManyEvents",
      "2020-01-01T000000Z (FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30)",
    ])
  })

  test("is an empty calendar not", async () => {
    expect(await read(aCalendar())).toEqual([])
  })
})
