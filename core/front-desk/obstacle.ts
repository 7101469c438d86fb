import { Effect } from "effect"
import type { Instant } from "../kernel/instant.ts"
import { stayStartsAt, strictestOf } from "../pricing/refund.ts"
import type { BookingRecord, ConfirmedBooking } from "../booking/booking-record.ts"
import { NotManageable, type Obstacle } from "../managing/managing.errors.ts"
import { statusFacts } from "../booking/status-facts.ts"

type Manageable = Effect.Effect<ConfirmedBooking, NotManageable>

const refused = (obstacle: Obstacle): Manageable => Effect.fail(new NotManageable({ obstacle }))

/** The booking where it can be cancelled here at a moment; fails with what keeps it from that. */
export const cancellable = (record: BookingRecord, at: Instant): Manageable => {
  if (statusFacts[record.status].hasBegun) return refused("stayStarted")
  if (record.status !== "confirmed") return refused("notBooked")
  return at >= stayStartsAt(record.dates.checkIn) ? refused("stayStarted") : Effect.succeed(record)
}

/** The booking where it can be changed here at a moment; fails with what keeps it from that. */
export const changeable = (record: BookingRecord, at: Instant): Manageable =>
  Effect.flatMap(cancellable(record, at), (booked) => {
    const policies = booked.rooms.map(({ cancellation }) => cancellation)
    return strictestOf(policies) === "NON_REFUNDABLE"
      ? refused("nonRefundable")
      : Effect.succeed(booked)
  })
