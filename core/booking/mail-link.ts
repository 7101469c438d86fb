import { Effect } from "effect"
import { inSameTime } from "../kernel/same-time.ts"
import type { Visitor } from "../people/visitor.ts"
import { BookingNotFound } from "./booking.errors.ts"
import type { Desk } from "./desk.ts"
import { findByCode } from "./find.ts"
import { linkJob } from "./job-orders.ts"

/** What is kept is tidy already. */
const isSame = (kept: string, typed: string): boolean =>
  kept.toLowerCase() === typed.trim().toLowerCase()

/**
 * Mails a link to the address that the booking was made with, if code and address belong together;
 * neither the answer nor its time tells whether they do.
 */
export const mailLink = (desk: Desk, visitor: Visitor, code: string, email: string) =>
  Effect.gen(function* () {
    const record = yield* findByCode(desk, visitor, code)
    if (record.guest === null || !isSame(record.guest.email, email))
      return yield* new BookingNotFound()
    yield* desk.store.inTransaction((transaction) =>
      transaction.enqueue(linkJob(record, desk.clock.now())),
    )
  }).pipe(
    Effect.catchTag("BookingNotFound", () => Effect.void),
    Effect.as({ asked: true as const }),
    inSameTime,
  )
