import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { partsOf, recordAt, type BookingParts } from "../booking/booking-stage.ts"
import { StepRefused, type SoldOut } from "../booking/booking.errors.ts"
import type { BookingCommand, BookingEvent } from "../booking/booking.event.ts"
import { bytesOf, confirmationCodeFrom } from "../booking/confirmation-code.rules.ts"
import { executeCommands, type TransactionScope } from "./execute-commands.ts"
import { instantAt } from "../kernel/instant-at.ts"
import { step } from "../booking/next-status.ts"

const withCode = (
  { needs }: TransactionScope,
  parts: BookingParts,
  commands: ReadonlyArray<BookingCommand>,
): BookingParts =>
  commands.includes("giveCode")
    ? { ...parts, code: confirmationCodeFrom(needs.randomness.bytes(bytesOf.code)) }
    : parts

/**
 * Takes a booking one step further: the machine says where to and what is to be done, all of it is
 * done and kept, with the changes that go with it. A fact received before changes nothing at all. A
 * booking that lacks what its next status needs, such as a guest, is refused the step.
 */
export const advanceStatus = (
  tools: TransactionScope,
  record: BookingRecord,
  event: BookingEvent,
  changes: Partial<BookingParts> = {},
): Effect.Effect<BookingRecord, StepRefused | SoldOut | StoreUnreachable> =>
  Effect.gen(function* () {
    const { status, commands } = yield* step(record.status, event)
    if (status === record.status && commands.length === 0) return record
    const entry = { at: instantAt(tools.needs.clock.now()), event: event.type, status }
    const parts = { ...partsOf(record), ...changes, history: [...record.history, entry] }
    const moved = recordAt(status, withCode(tools, parts, commands))
    if (moved === null) return yield* new StepRefused({ status: record.status })
    const done = yield* executeCommands(tools, moved, commands)
    yield* tools.transaction.save(done)
    return done
  })

/** A step of a booking that has its nights: being sold out on the way would be a defect. */
export const advanceStatusInPlace = (
  tools: TransactionScope,
  record: BookingRecord,
  event: BookingEvent,
  changes: Partial<BookingParts> = {},
): Effect.Effect<BookingRecord, StepRefused | StoreUnreachable> =>
  advanceStatus(tools, record, event, changes).pipe(Effect.catchTag("SoldOut", Effect.die))
