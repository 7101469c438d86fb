import { icalCalendars } from "#adapters/calendars/calendar-format.icaljs.ts"
import { rangesOf } from "#core/channels/taken-ranges.ts"
import { addDays } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import fc from "fast-check"
import { expect, it } from "vitest"
import { resultOf } from "./outcomes.ts"

const calendars = icalCalendars()
const from = day("2026-12-01")
const window = { from, until: addDays(from, 400) }
const anyNights = fc.uniqueArray(fc.nat(300), { maxLength: 60 })

/** As another site would write it: our own events are left out when they come back under our ids. Long lines are put together first, as an id may be on two. */
const asTheirs = (text: string) =>
  text.replaceAll("\r\n ", "").replaceAll("@stays.singgah", "@elsewhere.test")

it("is read again with the same nights, whatever the name of the room", async () => {
  await fc.assert(
    fc.asyncProperty(anyNights, fc.string({ unit: "grapheme" }), async (days, name) => {
      const nights = days.toSorted((a, b) => a - b).map((later) => addDays(from, later))
      const ranges = rangesOf(nights)
      const text = calendars.write({ name, room: name, ranges, writtenAt: 0 })

      const read = await resultOf(calendars.read(asTheirs(text), window))

      expect(read.map((event) => ({ from: event.from, until: event.until }))).toEqual(ranges)
      expect(await resultOf(calendars.read(text, window))).toEqual([])
    }),
    { numRuns: 8 },
  )
})

it("is written in lines of at most 75 bytes that end as RFC 5545 says", () => {
  const ranges = [{ from, until: addDays(from, 2) }]
  const text = calendars.write({ name: "花园房 ".repeat(40), room: "garden", ranges, writtenAt: 0 })

  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s)
  expect(text).toContain("DTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261203\r\n")
  expect(text).toContain("DTSTAMP:19700101T000000Z")
})
