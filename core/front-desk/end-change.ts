import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { DeclineReason } from "../payment/payment.ts"
import type { BookingRecord, ConfirmedBooking } from "../booking/booking-record.ts"
import { isChanging } from "../booking/booking-stage.ts"
import type { TransactionScope } from "./execute-commands.ts"
import { instantAt } from "../kernel/instant-at.ts"
import { voidJob } from "./job-orders.ts"
import type { FailedChange } from "../booking/pending-change.ts"
import { nightsBeyond } from "../booking/room-nights.ts"

/** Gives up what a pending change had taken and was promised; the stay is as it was booked. */
export const withoutChange = (
  { transaction }: TransactionScope,
  record: ConfirmedBooking,
): Effect.Effect<ConfirmedBooking, StoreUnreachable> =>
  Effect.gen(function* () {
    const { change } = record
    if (change === null) return record
    yield* transaction.giveBack(nightsBeyond(change, record))
    if (change.payment !== null) yield* transaction.enqueue(voidJob(record, change.payment.payment))
    return { ...record, change: null }
  })

/** Ends a pending change without its money, and remembers why. */
export const endedChange = (
  tools: TransactionScope,
  record: BookingRecord,
  why: FailedChange["why"],
  decline: DeclineReason | null = null,
): Effect.Effect<BookingRecord, StoreUnreachable> =>
  Effect.gen(function* () {
    if (!isChanging(record)) return record
    const without = yield* withoutChange(tools, record)
    const at = instantAt(tools.needs.clock.now())
    const ended = { ...without, failedChange: { at, why, decline } }
    yield* tools.transaction.save(ended)
    return ended
  })
