import { nightsOfEvent } from "#core/channels/busy-event.ts"
import { addDays, daysBetween } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import fc from "fast-check"
import { expect, it } from "vitest"

const event = { from: day("2026-12-04"), until: day("2026-12-07") }

it.each([
  ["2026-12-01", ["2026-12-04", "2026-12-05", "2026-12-06"]],
  ["2026-12-04", ["2026-12-04", "2026-12-05", "2026-12-06"]],
  ["2026-12-06", ["2026-12-06"]],
  ["2026-12-07", []],
  ["2026-12-31", []],
])("from %s on an event has the nights %j", (earliest, nights) => {
  expect(nightsOfEvent(event, day(earliest))).toEqual(nights)
})

it("an event that ends before it begins has no night", () => {
  expect(nightsOfEvent({ from: event.until, until: event.from }, day("2026-12-01"))).toEqual([])
})

it("every night of an event is in it and not before the day, in a row up to its last", () => {
  const anyDay = fc.nat(60).map((days) => addDays(day("2026-12-01"), days))
  fc.assert(
    fc.property(anyDay, fc.nat(40), anyDay, (from, length, earliest) => {
      const until = addDays(from, length)
      const nights = nightsOfEvent({ from, until }, earliest)

      const first = from < earliest ? earliest : from
      expect(nights).toHaveLength(Math.max(0, daysBetween(first, until)))
      nights.forEach((night, place) => expect(night).toBe(addDays(first, place)))
    }),
  )
})
