import { Effect } from "effect"
import type { Visitor } from "../people/visitor.ts"
import type { BookingRecord } from "./booking-record.ts"
import { KeyReused, PriceChanged, TooManyHolds } from "./booking.errors.ts"
import type { HoldRequest, IdempotencyKey } from "./bookings.port.ts"
import { todayAt, type Desk } from "./desk.ts"
import type { DeskTransaction } from "./desk-store.port.ts"
import { heldRecord } from "./held-record.ts"
import { holdTerms } from "./hold-terms.ts"
import { endHoldJob } from "./job-orders.ts"
import { pricedStay } from "./priced-stay.ts"
import { roomNightsOf } from "./room-nights.ts"
import type { RoomChoice } from "./stay-request.ts"

const inOneOrder = (rooms: ReadonlyArray<RoomChoice>): string => {
  const single = rooms.flatMap(({ roomType, count }) =>
    Array.from({ length: count }, () => roomType),
  )
  return JSON.stringify(single.toSorted())
}

/** True when the booking was made by this very request; only tourism tax was added since. */
const isSameWish = (record: BookingRecord, { stay, total }: HoldRequest): boolean => {
  const { quote, dates, party } = record
  return (
    record.property.slug === stay.property &&
    dates.checkIn === stay.dates.checkIn &&
    dates.checkOut === stay.dates.checkOut &&
    party.adults === stay.party.adults &&
    party.children === stay.party.children &&
    party.rooms === stay.party.rooms &&
    inOneOrder(record.rooms) === inOneOrder(stay.rooms) &&
    quote.total - quote.why.tourismTax.amount === total
  )
}

const newHold = (transaction: DeskTransaction, record: BookingRecord) =>
  Effect.gen(function* () {
    yield* transaction.take(roomNightsOf(record))
    yield* transaction.insert(record)
    yield* transaction.enqueue(endHoldJob(record))
    return record
  })

/** Takes the nights for a quarter of an hour; the same wish gives the same booking. */
export const hold = Effect.fnUntraced(function* (
  desk: Desk,
  visitor: Visitor,
  request: HoldRequest,
  key: IdempotencyKey,
) {
  const snapshot = yield* desk.catalogue.snapshot()
  const priced = pricedStay(snapshot, request.stay, visitor, todayAt(desk))
  return yield* desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const open = yield* transaction.openHoldsOf(visitor.session)
      const known = yield* transaction.madeBy(visitor.session, key)
      if (known !== null) return isSameWish(known, request) ? known : yield* new KeyReused()
      const stay = yield* priced
      if (stay.quote.total !== request.total) return yield* new PriceChanged({ quote: stay.quote })
      if (open >= holdTerms.maxOpenPerSession) return yield* new TooManyHolds()
      return yield* newHold(transaction, heldRecord(desk, visitor, request, key, stay))
    }),
  )
})
