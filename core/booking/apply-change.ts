import { Effect } from "effect"
import { noMoney, senOf } from "../money/amounts.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import { spentLink } from "./access.ts"
import type { BookingRecord } from "./booking-record.ts"
import type { StepRefused } from "./booking.errors.ts"
import { givenBack, type Tools } from "./carry-out.ts"
import { refundOrders } from "./money-of-booking.ts"
import { moveInPlace } from "./move.ts"
import type { OtherStay } from "./pending-change.ts"
import { nightsBeyond } from "./room-nights.ts"

/** What a card paid beyond the new price goes back; nothing was paid where it is paid on arrival. */
const surplusBack = (tools: Tools, record: BookingRecord, { quote }: OtherStay) => {
  const surplus = senOf(Math.max(0, record.quote.total - quote.total))
  return record.method === "card" && surplus > noMoney
    ? givenBack(tools, record, refundOrders(record, surplus, `change-${record.history.length}`))
    : Effect.succeed(record)
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
    const paidBack = yield* surplusBack(tools, record, stay)
    const changed = yield* moveInPlace(
      tools,
      paidBack,
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
