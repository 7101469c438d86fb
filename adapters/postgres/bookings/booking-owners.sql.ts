import { BookingStatus } from "#core/booking/booking-status.ts"
import { statusFacts } from "#core/booking/status-facts.ts"
import type { Connection } from "../database.ts"

/** Statuses in which the guest is no longer expected. */
const OVER = BookingStatus.literals.filter((status) => {
  const { isOpen, isLiving } = statusFacts[status]
  return !isOpen && !isLiving
})

/**
 * Removes the owner of an account's bookings; those that are over lose the guest's name as well.
 */
export const disownBookings = (connection: Connection, account: string) =>
  connection.query(
    `update booking set owner = null, version = version + 1, record =
       case when status = any($2)
         then record || '{"owner": null, "guest": null}'
         else record || '{"owner": null}' end
     where owner = $1`,
    [account, OVER],
  )

/** Reviews of stays of an account that are over lose the name of their guest, and stay. */
export const forgetReviewers = (connection: Connection, account: string) =>
  connection.query(
    `update review set guest = '' from booking
     where booking.id = review.booking and owner = $1 and status = any($2)`,
    [account, OVER],
  )

/** What was written about bookings of an account that are over goes with the name of their guest. */
export const deleteMessagesOf = (connection: Connection, account: string) =>
  connection.query(
    `delete from booking_message using booking
     where booking.id = booking_message.booking and owner = $1 and status = any($2)`,
    [account, OVER],
  )
