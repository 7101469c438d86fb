import type { StayDates } from "../stay/stay-dates.ts"
import type { BookingRecord } from "./booking-record.ts"
import { statusFacts } from "./status-facts.ts"

/** True for a booking that keeps its rooms in a night of these dates. */
export const keepsRoomsIn =
  ({ checkIn, checkOut }: StayDates) =>
  ({
    status,
    nightsKept,
    dates,
  }: Pick<BookingRecord, "status" | "nightsKept" | "dates">): boolean =>
    (statusFacts[status].isLiving || (statusFacts[status].isOpen && nightsKept)) &&
    dates.checkIn < checkOut &&
    checkIn < dates.checkOut
