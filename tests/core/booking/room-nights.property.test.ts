import { nightsBeyond, roomNightsOf } from "#core/booking/room-nights.ts"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import { addDays } from "#core/stay/calendar.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import fc from "fast-check"
import { expect, it } from "vitest"

type Taking = Pick<BookingRecord, "rooms" | "dates">

const [room] = aBookingRecord().rooms
const kinds = ["studio", "suite"] as ReadonlyArray<string> as ReadonlyArray<
  NonNullable<typeof room>["roomType"]
>

/** Stays of a few nights close to each other, in one or two kinds of room. */
const anyTaking: fc.Arbitrary<Taking> = fc
  .record({
    first: fc.nat({ max: 3 }),
    nights: fc.integer({ min: 1, max: 3 }),
    counts: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })),
  })
  .map(({ first, nights, counts }) => {
    const checkIn = addDays(day("2026-12-01"), first)
    return {
      dates: { checkIn, checkOut: addDays(checkIn, nights) },
      rooms: kinds
        .map((roomType, at) => ({ ...room!, roomType, count: counts[at]! }))
        .filter(({ count }) => count > 0),
    }
  })

/** How many rooms of which kind are taken in which night. */
const tallyOf = (taken: ReturnType<typeof roomNightsOf>): Record<string, number> => {
  const tally: Record<string, number> = {}
  for (const { kind, count, dates } of taken)
    for (const date of dates) tally[`${kind} ${date}`] = (tally[`${kind} ${date}`] ?? 0) + count
  return tally
}

it("the nights beyond another stay fill that one up to both, and no night more", () => {
  fc.assert(
    fc.property(anyTaking, anyTaking, (stay, other) => {
      const [wanted, had] = [tallyOf(roomNightsOf(stay)), tallyOf(roomNightsOf(other))]
      const beyond = nightsBeyond(stay, other)
      const more = tallyOf(beyond)

      for (const night of Object.keys({ ...wanted, ...had }))
        expect((had[night] ?? 0) + (more[night] ?? 0)).toBe(
          Math.max(wanted[night] ?? 0, had[night] ?? 0),
        )
      expect(beyond.every(({ count }) => count > 0)).toBe(true)
    }),
  )
})
