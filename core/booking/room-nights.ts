import { kindsTaken } from "../property/room-uses.ts"
import { nightDatesOf } from "../stay/nights.ts"
import type { BookingRecord } from "./booking-record.ts"
import type { RoomNights } from "../inventory/night-stock.ts"

type Taking = Pick<BookingRecord, "rooms" | "dates">

const takenBy = ({ rooms }: Pick<Taking, "rooms">) =>
  kindsTaken(
    rooms.map(({ roomType, count, uses }) => ({
      room: { id: roomType, ...(uses && { uses }) },
      count,
    })),
  )

/** The rooms and nights that a booking takes while it lives, each kind once, in the order of their ids. */
export const roomNightsOf = ({ rooms, dates }: Taking): ReadonlyArray<RoomNights> =>
  [...takenBy({ rooms })].map(([kind, count]) => ({ kind, count, dates: nightDatesOf(dates) }))

/** The rooms and nights that one stay takes and another does not, night by night. */
export const nightsBeyond = (stay: Taking, other: Taking): ReadonlyArray<RoomNights> => {
  const had = takenBy(other)
  const isHad = (date: RoomNights["dates"][number]) =>
    other.dates.checkIn <= date && date < other.dates.checkOut
  return roomNightsOf(stay).flatMap(({ kind, count, dates }) =>
    dates.flatMap((date) => {
      const more = count - (isHad(date) ? (had.get(kind) ?? 0) : 0)
      return more > 0 ? [{ kind, count: more, dates: [date] }] : []
    }),
  )
}
