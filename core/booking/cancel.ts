import { Effect } from "effect"
import { noMoney } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { Visitor } from "../people/visitor.ts"
import { claimed, spentLink } from "./access.ts"
import type { BookingRecord } from "./booking-record.ts"
import { instantAt, type Desk } from "./desk.ts"
import { withoutChange } from "./end-change.ts"
import type { Claim } from "./managed-bookings.port.ts"
import { NotManageable, RefundChanged } from "./managing.errors.ts"
import { paidOf } from "./money-of-booking.ts"
import { moveInPlace } from "./move.ts"
import { cancelObstacle } from "./obstacle.ts"
import { refundIfCancelled } from "./refund-if-cancelled.ts"
import { factsOf } from "./status-facts.ts"

/** Only what was booked can have been cancelled: a code is given with the booking. */
const isCancelled = ({ status, code }: BookingRecord): boolean =>
  code !== null && factsOf[status].isWoundUp

/**
 * Cancels for the refund that the guest was shown: nights, refund and letter in one transaction.
 * Cancelling once more changes nothing.
 */
export const cancel = (desk: Desk, visitor: Visitor, claim: Claim, shown: Sen) =>
  desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const tools = { desk, transaction }
      const seen = yield* claimed(tools, visitor, claim, "look")
      if (isCancelled(seen)) return seen
      const record = yield* claimed(tools, visitor, claim, "act")
      const at = instantAt(desk.clock.now())
      const obstacle = cancelObstacle(record, at)
      if (obstacle !== null) return yield* new NotManageable({ obstacle })
      const { refund } = refundIfCancelled({ ...record, paid: paidOf(record) }, at)
      if (refund !== shown) return yield* new RefundChanged({ refund })
      const alone = yield* withoutChange(tools, record)
      const links = spentLink(alone.links, claim.link === null ? null : desk.digest(claim.link))
      const event = { type: "CANCELLED_BY_GUEST", refundDue: refund > noMoney } as const
      return yield* moveInPlace(tools, alone, event, { links }).pipe(
        Effect.catchTag("StepRefused", Effect.die),
      )
    }),
  )
