import type { BookedRoom } from "#core/booking/booking-view.ts"
import type { Translation } from "../translations/use-translation.tsx"
import { partsText } from "./list-text.ts"
import { bookedLabel, roomLabel } from "./plan-name.ts"

/** The rooms of a booking in one line: how many of each room type, and under which plan. */
export const bookedRoomsText = (
  rooms: ReadonlyArray<BookedRoom>,
  translation: Translation,
): string =>
  partsText(
    rooms.map((room) =>
      translation.t("checkout.room", {
        count: room.count,
        room: roomLabel(bookedLabel(room), translation),
      }),
    ),
    translation.language,
  )
