import { isBookingId } from "#core/booking/booking-id.ts"
import { bookingIdOf } from "#fixtures/builders/a-booking-record.ts"
import { expect, it } from "vitest"

it("an id is 26 lower-case letters and digits that cannot be mistaken for each other", () => {
  const id = bookingIdOf(7)

  expect(isBookingId(id)).toBe(true)
  expect(
    [`${id}0`, id.slice(1), `${id.slice(1)}l`, id.replace(/.$/, "Z"), ""].some(isBookingId),
  ).toBe(false)
})
