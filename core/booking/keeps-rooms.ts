import type { StayDates } from "../stay/stay-dates.ts"
import type { BookingRecord } from "./booking-record.ts"
import type { BookingStatus } from "./booking-status.ts"
import { statusFacts, type StatusFacts } from "./status-facts.ts"

const keeps: Readonly<Record<StatusFacts["keepsRooms"], (nightsKept: boolean) => boolean>> = {
  always: () => true,
  whileNightsKept: (nightsKept) => nightsKept,
  never: () => false,
}

const keepsRooms = (status: BookingStatus, nightsKept: boolean): boolean =>
  keeps[statusFacts[status].keepsRooms](nightsKept)

/** True for a booking that keeps its rooms in a night of these dates. */
export const keepsRoomsIn =
  ({ checkIn, checkOut }: StayDates) =>
  ({
    status,
    nightsKept,
    dates,
  }: Pick<BookingRecord, "status" | "nightsKept" | "dates">): boolean =>
    keepsRooms(status, nightsKept) && dates.checkIn < checkOut && checkIn < dates.checkOut
