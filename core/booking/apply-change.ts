import { Effect } from "effect"
import { noMoney } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import { spentLink } from "./access.ts"
import type { BookingRecord } from "./booking-record.ts"
import type { StepRefused } from "./booking.errors.ts"
import { givenBack, type Tools } from "./carry-out.ts"
import { instantAt } from "./desk.ts"
import { withWaived } from "./ledger.ts"
import { refundOrders } from "./money-of-booking.ts"
import { moveInPlace } from "./move.ts"
import type { OtherStay } from "./pending-change.ts"
import { balanceOf } from "./price-change.ts"
import { nightsBeyond } from "./room-nights.ts"

/**
 * What a card paid beyond the new price goes back, and what it cannot pay for its smallness is let
 * off; nothing was paid where it is paid on arrival.
 */
const evened = (tools: Tools, record: BookingRecord, { quote }: OtherStay) => {
  const { kind, amount } = balanceOf(record, quote)
  const noted = (waived: Sen) => withWaived(record, waived, instantAt(tools.desk.clock.now()))
  switch (kind) {
    case "waived":
      return Effect.succeed(noted(amount))
    case "refund": {
      const even = noted(noMoney)
      return givenBack(tools, even, refundOrders(even, amount, `change-${even.history.length}`))
    }
    case "nothing":
    case "pay":
    case "onArrival":
      return Effect.succeed(noted(noMoney))
    default:
      return kind satisfies never
  }
}

/**
 * Makes the stay what it was changed to, in one transaction: nights that it no longer needs are free,
 * and money that it no longer costs goes back. Its new nights must be taken before.
 */
export const appliedChange = (
  tools: Tools,
  record: BookingRecord,
  stay: OtherStay,
  link: string | null,
): Effect.Effect<BookingRecord, StepRefused | StoreUnreachable> =>
  Effect.gen(function* () {
    const { dates, party, rooms, quote } = stay
    const even = yield* evened(tools, record, stay)
    const changed = yield* moveInPlace(
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
