import type { BookingView } from "../booking/booking-view.ts"
import type { GuestDetails } from "../people/guest-details.ts"
import { residencyOfGuest } from "../people/kept-identity.rules.ts"

const numbersFrom = (least: number, most: number): ReadonlyArray<number> =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index)

/**
 * In how many rooms of a held stay visitors can be, for the lead guest who is typed in; empty where
 * there is nothing to choose. A visiting lead guest has a room, and so has a lead guest who is none
 * where every room has one guest.
 */
export const visitorRoomChoices = (
  { quote, party }: Pick<BookingView, "quote" | "party">,
  details: GuestDetails,
): ReadonlyArray<number> => {
  if (quote.why.tourismTax.reason === "propertyExempt") return []
  const isVisitor = residencyOfGuest(details) === "visitor"
  const alone = party.adults + party.children === quote.rooms
  const [least, most] = isVisitor ? [1, quote.rooms] : [0, quote.rooms - (alone ? 1 : 0)]
  return least === most ? [] : numbersFrom(least, most)
}
