import type { BookingRecord } from "../booking/booking-record.ts"
import { confirmationCodeOf } from "../booking/booking-stage.ts"
import type { ConfirmationCode } from "../booking/confirmation-code.ts"
import { roomNightsOf } from "../booking/room-nights.ts"
import type { RoomKindId } from "../property/room-kind.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"

/** Who has a room in a night: bookings by their codes, and whether a guest is booking one now. */
export type NightTakers = {
  readonly codes: ReadonlyArray<ConfirmationCode>
  readonly isHeld: boolean
}
export type TakersOn = (date: CalendarDate) => NightTakers

const hasRoomOn =
  (kinds: ReadonlySet<RoomKindId>, date: CalendarDate) =>
  (booking: BookingRecord): boolean =>
    roomNightsOf(booking).some(({ kind, dates }) => kinds.has(kind) && dates.includes(date))

/** Who of these bookings has a room of such a kind in a night. */
export const takersAmong =
  (bookings: ReadonlyArray<BookingRecord>, kinds: ReadonlySet<RoomKindId>): TakersOn =>
  (date) => {
    const there = bookings.filter(hasRoomOn(kinds, date)).map(confirmationCodeOf)
    return { codes: there.filter((code) => code !== null), isHeld: there.includes(null) }
  }
