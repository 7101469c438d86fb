import { instantAt } from "../kernel/instant-at.ts"
import type { Refund } from "../pricing/refund.ts"
import { addDays, malaysianMoment } from "../stay/calendar.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { refundIfCancelled } from "./refund-if-cancelled.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"

/** The last moment of a Malaysian day before another begins, or before the stay does. */
const lastMomentOf = (day: CalendarDate, { stayStartsAt }: WholeBooking): number =>
  Math.min(malaysianMoment(addDays(day, 1), 0), Date.parse(stayStartsAt)) - 1

/**
 * What the guest would get back by cancelling as late as possible on a day; null for a day that is
 * over, and from check-in on, when nothing is cancelled any more.
 */
export const refundOnDay = (booking: WholeBooking, day: CalendarDate): Refund | null => {
  const at = lastMomentOf(day, booking)
  if (at < Date.parse(booking.asOf) || day > booking.dates.checkIn) return null
  return refundIfCancelled(booking, instantAt(at))
}
