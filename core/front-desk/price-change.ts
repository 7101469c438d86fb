import { Effect } from "effect"
import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import { minus, noMoney } from "../money/amounts.ts"
import { paysNow } from "../payment/paid-when.ts"
import { smallestCharge } from "../payment/payment.ts"
import { residencyOf } from "../people/identity.rules.ts"
import type { Quote } from "../pricing/quote.ts"
import type { ConfirmedBooking } from "../booking/booking-record.ts"
import { todayAt, type FrontDeskNeeds } from "./front-desk.needs.ts"
import { NotManageable } from "../booking/managing.errors.ts"
import { paidOf } from "../booking/money-of-booking.ts"
import type { OtherStay } from "../booking/pending-change.ts"
import { pricedStay } from "../booking/priced-stay.ts"
import { quoteForResidency } from "../pricing/quote-for-residency.ts"
import { roomNightsOf } from "../booking/room-nights.ts"
import type { ChangeBalance, StayChange } from "../booking/stay-change.ts"

/** What is on sale once the booking's own rooms, and those its pending change took, are back. */
const withoutBooking = (
  snapshot: CatalogueSnapshot,
  record: ConfirmedBooking,
): CatalogueSnapshot => {
  const own = new Map<string, number>()
  const { dates, rooms, change } = record
  const stays = change === null ? [{ dates, rooms }] : [{ dates, rooms }, change]
  for (const { roomType, count, dates: nights } of stays.flatMap(roomNightsOf))
    for (const night of nights) {
      const key = `${roomType} ${night}`
      own.set(key, Math.max(count, own.get(key) ?? 0))
    }
  const { nightsOf: _, ...rest } = snapshot
  return {
    ...rest,
    freeOn: (room, date) => snapshot.freeOn(room, date) + (own.get(`${room} ${date}`) ?? 0),
  }
}

const sameRooms = (
  rooms: ReadonlyArray<{ readonly roomType: string; readonly count: number }>,
): string => JSON.stringify(rooms.map(({ roomType, count }) => `${roomType} ${count}`).toSorted())

/** True for a change that would leave everything as it is. */
export const isSameStay = (
  stay: Pick<ConfirmedBooking, "dates" | "party"> & {
    readonly rooms: ReadonlyArray<{ readonly roomType: string; readonly count: number }>
  },
  { dates, party, rooms }: StayChange,
): boolean =>
  stay.dates.checkIn === dates.checkIn &&
  stay.dates.checkOut === dates.checkOut &&
  stay.party.adults === party.adults &&
  stay.party.children === party.children &&
  sameRooms(stay.rooms) === sameRooms(rooms)

const forGuest = ({ guest }: ConfirmedBooking, quote: Quote): Quote =>
  quoteForResidency(quote, residencyOf(guest.identity))

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
    const { rooms, quote } = yield* pricedStay(free, stay, visitor, todayAt(needs))
    const other: OtherStay = {
      dates: change.dates,
      party: change.party,
      rooms: rooms.map(({ room: { id, name, cancellation }, count }) => ({
        roomType: id,
        name,
        count,
        cancellation,
      })),
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
  if (total < paid) return { kind: "refund", amount: minus(paid, total) }
  const missing = minus(total, paid)
  if (missing >= smallestCharge) return { kind: "pay", amount: missing }
  return { kind: missing === noMoney ? "nothing" : "waived", amount: missing }
}
