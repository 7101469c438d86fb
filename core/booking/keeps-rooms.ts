import type { StayDates } from "../stay/stay-dates.ts"
import type { BookingRecord } from "./booking-record.ts"
import type { BookingStatus } from "./booking-status.ts"
import { statusFacts } from "./status-facts.ts"

const keepsRooms = (status: BookingStatus, nightsKept: boolean): boolean => {
  const keeps = statusFacts[status].keepsRooms
  return keeps === "always" || (keeps === "whileNightsKept" && nightsKept)
}

/** True for a booking that keeps its rooms in a night of these dates. */
export const keepsRoomsIn =
  ({ checkIn, checkOut }: StayDates) =>
  ({
    status,
    nightsKept,
    dates,
  }: Pick<BookingRecord, "status" | "nightsKept" | "dates">): boolean =>
    keepsRooms(status, nightsKept) && dates.checkIn < checkOut && checkIn < dates.checkOut
