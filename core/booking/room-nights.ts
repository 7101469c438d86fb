import { nightDatesOf } from "../stay/nights.ts"
import type { BookingRecord } from "./booking-record.ts"
import type { RoomNights } from "./desk-store.port.ts"

/** The rooms and nights that a booking takes while it lives. */
export const roomNightsOf = ({ rooms, dates }: BookingRecord): ReadonlyArray<RoomNights> =>
  rooms.map(({ roomType, count }) => ({ roomType, count, dates: nightDatesOf(dates) }))
