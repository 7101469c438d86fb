import type { StayRequest } from "#core/booking/stay-request.ts"
import { writtenAges } from "#core/stay/child-ages.ts"
import type { Query } from "./query.ts"

/** The dates and party of a stay as the property's page reads them in its address. */
export const queryOfStay = ({ dates, party }: Pick<StayRequest, "dates" | "party">): Query => ({
  checkIn: dates.checkIn,
  checkOut: dates.checkOut,
  adults: String(party.adults),
  children: String(party.children),
  ...(party.ages && { ages: writtenAges(party) }),
  rooms: String(party.rooms),
})
