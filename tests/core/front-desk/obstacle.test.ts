import { BookingStatus } from "#core/booking/booking-status.ts"
import { cancellable } from "#core/front-desk/obstacle.ts"
import { Instant } from "#core/kernel/instant.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"

const before = Instant.make("2026-12-04T06:59:59.999Z")
const begun = Instant.make("2026-12-04T07:00:00.000Z")

const obstacleOf = (status: BookingStatus, at: Instant) =>
  Effect.runSync(
    cancellable(aBookingRecord({ status }), at).pipe(
      Effect.as(null),
      Effect.catchTag("NotManageable", ({ obstacle }) => Effect.succeed(obstacle)),
    ),
  )

it("only a stay that is booked and has not begun can be cancelled, and what it is is said", () => {
  const obstacles = BookingStatus.literals.map((status) => [status, obstacleOf(status, before)])

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
  expect(obstacleOf("confirmed", begun)).toBe("stayStarted")
})
