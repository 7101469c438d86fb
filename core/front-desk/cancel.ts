import { Effect } from "effect"
import { noMoney } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { Visitor } from "../people/visitor.ts"
import { claimed, spentLink } from "./booking-authorisation.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { isSold } from "../booking/booking-stage.ts"
import { instantAt } from "../kernel/instant-at.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import { withoutChange } from "./end-change.ts"
import type { Claim } from "../managing/managed-bookings.port.ts"
import { RefundChanged } from "../managing/managing.errors.ts"
import { paidOf } from "../booking/money-of-booking.ts"
import { advanceStatusInPlace } from "./advance-status.ts"
import { cancellable } from "./obstacle.ts"
import { refundIfCancelled } from "../managing/refund-if-cancelled.ts"
import { statusFacts } from "../booking/status-facts.ts"

/** Only what was booked can have been cancelled: a code is given with the booking. */
const isCancelled = (record: BookingRecord): boolean =>
  isSold(record) && statusFacts[record.status].isWoundUp

/**
 * Cancels for the refund that the guest was shown: nights, refund and letter in one transaction.
 * Cancelling once more changes nothing.
 */
export const cancel = (needs: FrontDeskNeeds, visitor: Visitor, claim: Claim, shown: Sen) =>
  needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const tools = { needs, transaction }
      const seen = yield* claimed(tools, visitor, claim, "look")
      if (isCancelled(seen)) return seen
      const at = instantAt(needs.clock.now())
      const record = yield* cancellable(yield* claimed(tools, visitor, claim, "act"), at)
      const { refund } = refundIfCancelled({ ...record, paid: paidOf(record) }, at)
      if (refund !== shown) return yield* new RefundChanged({ refund })
      const alone = yield* withoutChange(tools, record)
      const links = spentLink(alone.links, claim.link === null ? null : needs.digest(claim.link))
      const event = { type: "CANCELLED_BY_GUEST", refundDue: refund > noMoney } as const
      return yield* advanceStatusInPlace(tools, alone, event, { links }).pipe(
        Effect.catchTag("StepRefused", Effect.die),
      )
    }),
  )
