import { Effect } from "effect"
import { noMoney } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import { spentLink } from "./booking-authorisation.ts"
import type { BookingRecord, ConfirmedBooking } from "../booking/booking-record.ts"
import type { StepRefused } from "../booking/booking.errors.ts"
import { givenBack, type TransactionScope } from "./execute-commands.ts"
import { instantAt } from "../kernel/instant-at.ts"
import { withWaived } from "../booking/ledger.ts"
import { refundOrders } from "../booking/money-of-booking.ts"
import { advanceStatusInPlace } from "./advance-status.ts"
import type { OtherStay } from "../booking/pending-change.ts"
import { balanceOf } from "./price-change.ts"
import { nightsBeyond } from "../booking/room-nights.ts"

/**
 * What a card paid beyond the new price goes back, and what it cannot pay for its smallness is let
 * off; nothing was paid where it is paid on arrival.
 */
const evened = (tools: TransactionScope, record: ConfirmedBooking, { quote }: OtherStay) => {
  const { kind, amount } = balanceOf(record, quote)
  const noted = (waived: Sen) => withWaived(record, waived, instantAt(tools.needs.clock.now()))
  const asItIs = () => Effect.succeed(noted(noMoney))
  const evenedBy = {
    waived: () => Effect.succeed(noted(amount)),
    refund: () => {
      const even = noted(noMoney)
      return givenBack(tools, even, refundOrders(even, amount, `change-${even.history.length}`))
    },
    nothing: asItIs,
    pay: asItIs,
    onArrival: asItIs,
  } as const satisfies Record<typeof kind, unknown>
  return evenedBy[kind]()
}

/**
 * Makes the stay what it was changed to, in one transaction: nights that it no longer needs are free,
 * and money that it no longer costs goes back. Its new nights must be taken before.
 */
export const appliedChange = (
  tools: TransactionScope,
  record: ConfirmedBooking,
  stay: OtherStay,
  link: string | null,
): Effect.Effect<BookingRecord, StepRefused | StoreUnreachable> =>
  Effect.gen(function* () {
    const { dates, party, rooms, quote } = stay
    const even = yield* evened(tools, record, stay)
    const changed = yield* advanceStatusInPlace(
      tools,
      even,
      { type: "CHANGED" },
      {
        dates,
        party,
        rooms,
        quote,
        residency: quote.why.tourismTax.reason,
        change: null,
        failedChange: null,
        links: spentLink(record.links, link),
      },
    )
    yield* tools.transaction.giveBack(nightsBeyond(record, stay))
    return changed
  })
