import { freeCancellationUntil } from "#core/pricing/refund.ts"
import { stayQuestion } from "#core/room-mix/stay-question.ts"
import { addDays, malaysianMoment } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"

const party = { adults: 2, children: 0, rooms: 1 }
const monday = day("2026-11-23")
const nightsOn = (today: typeof monday) =>
  stayQuestion({ dates: null, party }, { member: false, now: malaysianMoment(today, 9) }).nights

it("looks ahead from today, and gives all questions of a day the same list", () => {
  const nights = nightsOn(monday)

  expect(nights[0]).toBe(monday)
  expect(nights.at(-1)).toBe(addDays(monday, nights.length - 1))
  expect(nightsOn(monday)).toBe(nights)
})

it("begins a day later on the next day", () => {
  nightsOn(monday)

  expect(nightsOn(addDays(monday, 1))[0]).toBe(addDays(monday, 1))
  expect(nightsOn(monday)[0]).toBe(monday)
})

const dates = { checkIn: addDays(monday, 10), checkOut: addDays(monday, 12) }
const askedAt = (now: number, wanted: typeof dates | null = dates) =>
  stayQuestion({ dates: wanted, party }, { member: false, now })

it("tells each policy's end of free cancellation while it is still to come", () => {
  const { freeUntil } = askedAt(malaysianMoment(monday, 9))

  expect(freeUntil.FLEXIBLE).toBe(freeCancellationUntil(["FLEXIBLE"], dates.checkIn))
  expect(freeUntil.MODERATE).toBe(freeCancellationUntil(["MODERATE"], dates.checkIn))
  expect(freeUntil.NON_REFUNDABLE).toBeNull()
  expect(freeUntil.MODERATE).not.toBe(freeUntil.FLEXIBLE)
})

it("tells none that is over, at the moment itself either, and none without dates", () => {
  const end = Date.parse(freeCancellationUntil(["FLEXIBLE"], dates.checkIn) ?? "")

  expect(askedAt(end - 1).freeUntil.FLEXIBLE).not.toBeNull()
  expect(askedAt(end).freeUntil).toEqual({ FLEXIBLE: null, MODERATE: null, NON_REFUNDABLE: null })
  expect(askedAt(malaysianMoment(monday, 9), null).freeUntil.FLEXIBLE).toBeNull()
})

it("asks restrictions after a stay with dates that can be booked alone", () => {
  const now = malaysianMoment(monday, 9)
  const past = { checkIn: addDays(monday, -2), checkOut: addDays(monday, -1) }

  expect(askedAt(now).asked).not.toBeNull()
  expect(askedAt(now, null).asked).toBeNull()
  expect(askedAt(now, past)).toMatchObject({ asked: null, nights: [] })
})
