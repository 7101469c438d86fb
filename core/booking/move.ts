import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { BookingRecord } from "./booking-record.ts"
import type { SoldOut, StepRefused } from "./booking.errors.ts"
import type { BookingEvent } from "./booking.event.ts"
import { carryOut, type Tools } from "./carry-out.ts"
import { instantAt } from "./desk.ts"
import { step } from "./next-status.ts"

/**
 * Takes a booking one step further: the machine says where to and what is to be done, all of it is
 * done and kept, with the changes that go with it. A fact heard before changes nothing at all.
 */
export const move = (
  tools: Tools,
  record: BookingRecord,
  event: BookingEvent,
  changes: Partial<BookingRecord> = {},
): Effect.Effect<BookingRecord, StepRefused | SoldOut | StoreUnreachable> =>
  Effect.gen(function* () {
    const { status, commands } = yield* step(record.status, event)
    if (status === record.status && commands.length === 0) return record
    const entry = { at: instantAt(tools.desk.clock.now()), event: event.type, status }
    const moved = { ...record, ...changes, status, history: [...record.history, entry] }
    const done = yield* carryOut(tools, moved, commands)
    yield* tools.transaction.save(done)
    return done
  })

/** A step of a booking that has its nights: being sold out on the way would be a defect. */
export const moveInPlace = (
  tools: Tools,
  record: BookingRecord,
  event: BookingEvent,
  changes: Partial<BookingRecord> = {},
): Effect.Effect<BookingRecord, StepRefused | StoreUnreachable> =>
  move(tools, record, event, changes).pipe(Effect.catchTag("SoldOut", Effect.die))
