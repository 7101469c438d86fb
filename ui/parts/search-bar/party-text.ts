import type { Party } from "#core/stay/party.ts"
import type { Say } from "../../translations/translations.ts"

/** `2 adults - 0 children - 1 room` */
export const partyText = ({ adults, children, rooms }: Party, t: Say): string =>
  t("search.party", {
    adults: t("search.adults", { count: adults }),
    children: t("search.children", { count: children }),
    rooms: t("search.rooms", { count: rooms }),
  })
