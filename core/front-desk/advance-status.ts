import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import type { SoldOut, StepRefused } from "../booking/booking.errors.ts"
import type { BookingEvent } from "../booking/booking.event.ts"
import { executeCommands, type TransactionScope } from "./execute-commands.ts"
import { instantAt } from "./front-desk.needs.ts"
import { step } from "../booking/next-status.ts"

/**
 * Takes a booking one step further: the machine says where to and what is to be done, all of it is
 * done and kept, with the changes that go with it. A fact heard before changes nothing at all.
 */
export const advanceStatus = (
  tools: TransactionScope,
  record: BookingRecord,
  event: BookingEvent,
  changes: Partial<BookingRecord> = {},
): Effect.Effect<BookingRecord, StepRefused | SoldOut | StoreUnreachable> =>
  Effect.gen(function* () {
    const { status, commands } = yield* step(record.status, event)
    if (status === record.status && commands.length === 0) return record
    const entry = { at: instantAt(tools.needs.clock.now()), event: event.type, status }
    const moved = { ...record, ...changes, status, history: [...record.history, entry] }
    const done = yield* executeCommands(tools, moved, commands)
    yield* tools.transaction.save(done)
    return done
  })

/** A step of a booking that has its nights: being sold out on the way would be a defect. */
export const advanceStatusInPlace = (
  tools: TransactionScope,
  record: BookingRecord,
  event: BookingEvent,
  changes: Partial<BookingRecord> = {},
): Effect.Effect<BookingRecord, StepRefused | StoreUnreachable> =>
  advanceStatus(tools, record, event, changes).pipe(Effect.catchTag("SoldOut", Effect.die))
