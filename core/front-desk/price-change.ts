import { Effect } from "effect"
import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { noMoney } from "../money/amounts.ts"
import { paysNow } from "../payment/paid-when.ts"
import { smallestCharge } from "../payment/payment.ts"
import { residencyOf } from "../people/identity.rules.ts"
import { haveSameAges } from "../stay/child-ages.ts"
import type { Quote } from "../pricing/quote.ts"
import { mayPay } from "../property/plans-of.ts"
import { StayRefused } from "../booking/booking.errors.ts"
import type { ConfirmedBooking } from "../booking/booking-record.ts"
import { todayAt, type FrontDeskNeeds } from "./front-desk.needs.ts"
import { NotManageable } from "../managing/managing.errors.ts"
import { paidOf } from "../booking/money-of-booking.ts"
import { remaining } from "../booking/remaining.ts"
import type { OtherStay } from "../booking/pending-change.ts"
import { bookedRooms, isForRooms } from "../booking/booked-rooms.ts"
import { pricedStay } from "../booking/priced-stay.ts"
import { quoteForResidency, saidForRooms } from "../pricing/quote-for-residency.ts"
import type { ChangeBalance, StayChange } from "../managing/stay-change.ts"
import { withoutBooking } from "./without-booking.ts"

/** True for a change that would leave everything as it is. */
export const isSameStay = (
  stay: Pick<ConfirmedBooking, "dates" | "party" | "rooms">,
  { dates, party, rooms }: StayChange,
): boolean =>
  stay.dates.checkIn === dates.checkIn &&
  stay.dates.checkOut === dates.checkOut &&
  stay.party.adults === party.adults &&
  stay.party.children === party.children &&
  haveSameAges(stay.party, party) &&
  isForRooms(stay.rooms, rooms)

const forGuest = ({ guest, quote: before }: ConfirmedBooking, quote: Quote): Quote =>
  quoteForResidency(quote, residencyOf(guest.identity), saidForRooms(before, quote.rooms))

/** The changed stay at today's prices, for who is known to come; the booking's own rooms count as free. */
export const pricedChange = (
  needs: FrontDeskNeeds,
  snapshot: CatalogueSnapshot,
  record: ConfirmedBooking,
  change: StayChange,
) =>
  Effect.gen(function* () {
    if (isSameStay(record, change)) return yield* new NotManageable({ obstacle: "sameStay" })
    const stay = { property: record.property.slug, ...change }
    const visitor = { session: record.session, member: record.owner !== null }
    const free = withoutBooking(snapshot, record)
    const { rooms, quote } = yield* pricedStay(free, stay, visitor, todayAt(needs), record)
    if (!rooms.every(({ plan }) => mayPay(plan.pay, record.method)))
      return yield* new StayRefused({ issues: [{ path: "rooms", code: "PlanPaidOtherwise" }] })
    const other: OtherStay = {
      dates: change.dates,
      party: change.party,
      rooms: bookedRooms(rooms),
      quote: forGuest(record, quote),
    }
    return other
  })

/**
 * What becomes of the difference between what was paid and another price. Counted from what was paid,
 * what is let off never adds up over several changes, and is never given back as a refund.
 */
export const balanceOf = (record: ConfirmedBooking, { total }: Quote): ChangeBalance => {
  if (!paysNow(record.method)) return { kind: "onArrival", amount: total }
  const paid = paidOf(record)
  if (total < paid) return { kind: "refund", amount: remaining(paid, total) }
  const missing = remaining(total, paid)
  if (missing >= smallestCharge) return { kind: "pay", amount: missing }
  return { kind: missing === noMoney ? "nothing" : "waived", amount: missing }
}
