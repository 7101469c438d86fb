import type { BookingView } from "#core/booking/booking-view.ts"
import type { Localised } from "#core/kernel/localised.ts"

/** Finds the name of a kind of room in a booking. */
export const roomNamesOf =
  ({ rooms }: Pick<BookingView, "rooms">) =>
  (roomType: string): Localised | null =>
    rooms.find((room) => room.roomType === roomType)?.name ?? null
