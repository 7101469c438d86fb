import { nightDatesOf } from "../stay/nights.ts"
import type { BookingRecord } from "./booking-record.ts"
import type { RoomNights } from "./booking-store.port.ts"

type Taking = Pick<BookingRecord, "rooms" | "dates">

/** The rooms and nights that a booking takes while it lives. */
export const roomNightsOf = ({ rooms, dates }: Taking): ReadonlyArray<RoomNights> =>
  rooms.map(({ roomType, count }) => ({ roomType, count, dates: nightDatesOf(dates) }))

const takenBy = (
  { rooms, dates }: Taking,
  roomType: string,
  date: RoomNights["dates"][number],
): number =>
  dates.checkIn <= date && date < dates.checkOut
    ? rooms.reduce((sum, room) => sum + (room.roomType === roomType ? room.count : 0), 0)
    : 0

/** The rooms and nights that one stay takes and another does not, night by night. */
export const nightsBeyond = (stay: Taking, other: Taking): ReadonlyArray<RoomNights> =>
  roomNightsOf(stay).flatMap(({ roomType, count, dates }) =>
    dates.flatMap((date) => {
      const more = count - takenBy(other, roomType, date)
      return more > 0 ? [{ roomType, count: more, dates: [date] }] : []
    }),
  )
