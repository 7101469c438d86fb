import type { Visitor } from "../people/visitor.ts"
import { mayPay } from "../property/plans-of.ts"
import type { HeldBooking } from "../booking/booking-record.ts"
import type { BookedProperty } from "../booking/booking-view.ts"
import type { HoldRequest } from "../booking/bookings.port.ts"
import { bookingIdFrom, bytesOf } from "../booking/confirmation-code.rules.ts"
import { instantAt } from "../kernel/instant-at.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import { holdTerms } from "../booking/hold-terms.ts"
import { bookedRooms } from "../booking/booked-rooms.ts"
import type { PricedStay } from "../booking/priced-stay.ts"

const bookedProperty = ({ property, rooms }: PricedStay): BookedProperty => ({
  slug: property.slug,
  name: property.name,
  picture: property.pictures[0] ?? null,
  address: property.address,
  point: property.point,
  houseRules: property.houseRules,
  payAtProperty:
    property.terms.payAtProperty && rooms.every(({ plan }) => mayPay(plan.pay, "payAtProperty")),
})

/** The fingerprint by which a network is known again; the network itself is not written down. */
export const networkMark = (
  { digest }: Pick<FrontDeskNeeds, "digest">,
  network?: string,
): string | null => (network === undefined ? null : digest(`network/${network}`))

/** Nothing paid, nobody named, no step taken yet. */
const untouched = {
  guest: null,
  method: null,
  attempts: 0,
  payment: null,
  refunds: [],
  links: [],
  lastDecline: null,
  ledger: [],
} as const

/** The first record of a booking: held from now on, with its price and property as they are. */
export const heldRecord = (
  needs: FrontDeskNeeds,
  { session, account, network, language = "en" }: Visitor,
  { stay }: HoldRequest,
  holdKey: string,
  priced: PricedStay,
): HeldBooking => {
  const { quote } = priced
  const { clock, randomness, holdMs = holdTerms.lengthMs } = needs
  const now = clock.now()
  const createdAt = instantAt(now)
  return {
    ...untouched,
    id: bookingIdFrom(randomness.bytes(bytesOf.id)),
    session,
    holdKey,
    owner: account ?? null,
    language,
    network: networkMark(needs, network),
    standing: "stranger",
    nightsKept: true,
    status: "held",
    property: bookedProperty(priced),
    dates: stay.dates,
    party: stay.party,
    rooms: bookedRooms(priced.rooms),
    quote,
    residency: quote.why.tourismTax.reason,
    holdUntil: instantAt(now + holdMs),
    history: [{ at: createdAt, event: "HELD", status: "held" }],
    createdAt,
  }
}
