import type { Instant } from "../kernel/instant.ts"
import { stayStartsAt, strictestOf } from "../pricing/refund.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"
import type { Obstacle } from "../booking/managing.errors.ts"
import { factsOf } from "../booking/status-facts.ts"

type Managed = Pick<WholeBooking, "status" | "dates"> & {
  readonly rooms: ReadonlyArray<Pick<WholeBooking["rooms"][number], "cancellation">>
}

/** What keeps a booking from being cancelled here at a moment; null when nothing does. */
export const cancelObstacle = ({ status, dates }: Managed, at: Instant): Obstacle | null => {
  if (factsOf[status].hasBegun) return "stayStarted"
  if (status !== "confirmed") return "notBooked"
  return at >= stayStartsAt(dates.checkIn) ? "stayStarted" : null
}

/** What keeps a booking from being changed here at a moment; null when nothing does. */
export const changeObstacle = (booking: Managed, at: Instant): Obstacle | null => {
  const policies = booking.rooms.map(({ cancellation }) => cancellation)
  const obstacle = cancelObstacle(booking, at)
  return obstacle ?? (strictestOf(policies) === "NON_REFUNDABLE" ? "nonRefundable" : null)
}
