import { BookingStatus } from "#core/booking/booking-status.ts"
import { cancelObstacle } from "#core/front-desk/obstacle.ts"
import { Instant } from "#core/kernel/instant.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { expect, it } from "vitest"

const before = Instant.make("2026-12-04T06:59:59.999Z")
const begun = Instant.make("2026-12-04T07:00:00.000Z")

it("only a stay that is booked and has not begun can be cancelled, and what it is is said", () => {
  const obstacles = BookingStatus.literals.map((status) => [
    status,
    cancelObstacle(aWholeBooking({ status }), before),
  ])

  expect(Object.fromEntries(obstacles)).toEqual({
    held: "notBooked",
    paying: "notBooked",
    confirmed: null,
    staying: "stayStarted",
    completed: "stayStarted",
    cancelled: "notBooked",
    expired: "notBooked",
    released: "notBooked",
    failed: "notBooked",
    refunding: "notBooked",
    refunded: "notBooked",
  })
  expect(cancelObstacle(aWholeBooking(), begun)).toBe("stayStarted")
})
