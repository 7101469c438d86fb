import { Effect } from "effect"
import { inSameTime } from "../kernel/same-time.ts"
import type { Visitor } from "../people/visitor.ts"
import { BookingNotFound } from "./booking.errors.ts"
import { countLetter, mayWriteTo } from "./counted-tries.ts"
import type { Desk } from "./desk.ts"
import { findByCode } from "./find.ts"
import { linkJob } from "./job-orders.ts"

/** What is kept is tidy already. */
const isSame = (kept: string, typed: string): boolean =>
  kept.toLowerCase() === typed.trim().toLowerCase()

const orderLink = (desk: Desk, visitor: Visitor, code: string, email: string) =>
  Effect.gen(function* () {
    const record = yield* findByCode(desk, visitor, code)
    if (record.guest === null || !isSame(record.guest.email, email))
      return yield* new BookingNotFound()
    // Only who has the code counts: nobody else uses up what may be written to an address.
    if (!(yield* mayWriteTo(desk, record.guest.email))) return
    yield* desk.store.inTransaction((transaction) =>
      transaction.enqueue(linkJob(record, desk.clock.now())),
    )
  })

/**
 * Mails a link to the address that the booking was made with, if code and address belong together;
 * neither the answer nor its time tells whether they do. By network and by address it is limited
 * as all links are.
 */
export const mailLink = (desk: Desk, visitor: Visitor, code: string, email: string) =>
  Effect.andThen(
    countLetter(desk, visitor),
    orderLink(desk, visitor, code, email).pipe(
      Effect.catchTag("BookingNotFound", () => Effect.void),
      Effect.as({ asked: true as const }),
      inSameTime,
    ),
  )
