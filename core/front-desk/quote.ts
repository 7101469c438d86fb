import { Effect } from "effect"
import type { BookingId } from "../booking/booking-view.ts"
import { isHoldOver } from "../booking/hold-terms.ts"
import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { Visitor } from "../people/visitor.ts"
import { isMadeBy } from "./booking-view-of.ts"
import { todayAt, type FrontDeskNeeds } from "./front-desk.needs.ts"
import { pricedStay } from "../booking/priced-stay.ts"
import type { StayRequest } from "../booking/stay-request.ts"
import { withoutBooking } from "./without-booking.ts"

/** What is on sale once the visitor gives up their own hold while it lasts; somebody else's changes nothing. */
const withoutOwnHold = Effect.fnUntraced(function* (
  needs: FrontDeskNeeds,
  visitor: Visitor,
  snapshot: CatalogueSnapshot,
  held: BookingId,
) {
  const record = yield* needs.store.find(held)
  if (record?.status !== "held" || !isMadeBy(record, visitor)) return snapshot
  return isHoldOver(record, needs.clock.now()) ? snapshot : withoutBooking(snapshot, record)
})

/** What the stay costs this visitor now, who would give up a hold for it, where one is named. */
export const quoteForVisitor = Effect.fnUntraced(function* (
  needs: FrontDeskNeeds,
  visitor: Visitor,
  stay: StayRequest,
  held?: BookingId,
) {
  const snapshot = yield* needs.catalogue.snapshot()
  const onSale = held ? yield* withoutOwnHold(needs, visitor, snapshot, held) : snapshot
  const { quote } = yield* pricedStay(onSale, stay, visitor, todayAt(needs))
  return quote
})
