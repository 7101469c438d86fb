import type { RoomType } from "#core/property/room-type.ts"
import { spaceTexts } from "../../formats/capacity.ts"
import type { Say } from "../../translations/translations.ts"

/** Whom a room takes and what it is made of, as short texts. */
export const roomFacts = (room: RoomType, t: Say): ReadonlyArray<string> => [
  t("property.room.upTo", {
    guests: t("stay.guests", { count: room.maxGuests }),
    adults: t("search.adults", { count: room.maxAdults }),
    children: t("search.children", { count: room.maxChildren }),
  }),
  ...spaceTexts(room, t),
  ...(room.sizeSqm === null ? [] : [t("property.room.size", { sqm: room.sizeSqm })]),
]
