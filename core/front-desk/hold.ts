import { Effect } from "effect"
import type { Visitor } from "../people/visitor.ts"
import { isForRooms } from "../booking/booked-rooms.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { KeyReused, PriceChanged, TooManyHolds } from "../booking/booking.errors.ts"
import type { HoldRequest, IdempotencyKey } from "../booking/bookings.port.ts"
import type { TransactionScope } from "./execute-commands.ts"
import { todayAt, type FrontDeskNeeds } from "./front-desk.needs.ts"
import { heldRecord } from "./held-record.ts"
import { holdTerms } from "../booking/hold-terms.ts"
import { haveSameAges } from "../stay/child-ages.ts"
import { endOwnHolds } from "./end-own-holds.ts"
import { endHoldJob } from "./job-orders.ts"
import { limitedHold, type Asker } from "./limited-holds.ts"
import { pricedStay } from "../booking/priced-stay.ts"
import { unitsOf } from "../property/room-uses.ts"
import { totalBeforeResidency } from "../pricing/quote-for-residency.ts"
import { roomNightsOf } from "../booking/room-nights.ts"

/** True when the booking was made by this very request; only tourism tax was added since. */
const isSameRequest = (record: BookingRecord, { stay, total }: HoldRequest): boolean => {
  const { quote, dates, party } = record
  return (
    record.property.slug === stay.property &&
    dates.checkIn === stay.dates.checkIn &&
    dates.checkOut === stay.dates.checkOut &&
    party.adults === stay.party.adults &&
    party.children === stay.party.children &&
    party.rooms === stay.party.rooms &&
    haveSameAges(party, stay.party) &&
    isForRooms(record.rooms, stay.rooms) &&
    totalBeforeResidency(quote) === total
  )
}

/** Rooms that are gone are gone, whatever the limits say: nights are taken before they are asked. */
const newHold = (tools: TransactionScope, visitor: Visitor, asker: Asker, withoutHold: boolean) =>
  Effect.gen(function* () {
    const { transaction } = tools
    const nights = roomNightsOf(asker.record)
    yield* transaction.take(nights)
    const { record, refusal } = yield* limitedHold(tools, visitor, asker)
    if (refusal !== null && !withoutHold) return yield* refusal
    if (refusal !== null) yield* transaction.giveBack(nights)
    yield* transaction.insert(record)
    yield* transaction.enqueue(endHoldJob(record))
    return record
  })

const holdAtOnce = Effect.fnUntraced(function* (
  needs: FrontDeskNeeds,
  visitor: Visitor,
  request: HoldRequest,
  key: IdempotencyKey,
) {
  const snapshot = yield* needs.catalogue.snapshot()
  const priced = pricedStay(snapshot, request.stay, visitor, todayAt(needs))
  return yield* needs.store.inTransaction(
    (transaction) =>
      Effect.gen(function* () {
        const { length: open } = yield* transaction.openHoldsOf(visitor.session)
        const known = yield* transaction.madeBy(visitor.session, key)
        if (known !== null) return isSameRequest(known, request) ? known : yield* new KeyReused()
        const stay = yield* priced
        if (stay.quote.total !== request.total)
          return yield* new PriceChanged({ quote: stay.quote })
        if (open >= holdTerms.maxOpenPerSession) return yield* new TooManyHolds()
        const record = heldRecord(needs, visitor, request, key, stay)
        const asker = { record, units: unitsOf(stay.property) }
        return yield* newHold({ needs, transaction }, visitor, asker, request.withoutHold === true)
      }),
    "last",
  )
})

/**
 * Takes the nights for a quarter of an hour; the same request gives the same booking. Where too much is
 * kept without payment, a guest who asks for no hold goes on without one. A hold of this guest that
 * ran out a moment ago, and that no job ended yet, does not stand in the way of the next one.
 */
export const hold = (
  needs: FrontDeskNeeds,
  visitor: Visitor,
  request: HoldRequest,
  key: IdempotencyKey,
) => {
  const held = holdAtOnce(needs, visitor, request, key)
  return held.pipe(
    Effect.catchTag(["SoldOut", "TooManyHolds", "HoldLimited"], (refused) =>
      Effect.flatMap(endOwnHolds(needs, visitor), (ended) => (ended ? held : refused)),
    ),
  )
}
