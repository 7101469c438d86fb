import { Effect } from "effect"
import { inSameTime } from "../kernel/same-time.ts"
import type { Visitor } from "../people/visitor.ts"
import { BookingNotFound } from "../booking/booking.errors.ts"
import { countLetter, mayWriteTo } from "./counted-attempts.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import { findByCode } from "./find-booking.ts"
import { linkJob } from "./job-orders.ts"

/** What is kept is tidy already. */
const isSame = (kept: string, typed: string): boolean =>
  kept.toLowerCase() === typed.trim().toLowerCase()

const orderLink = (needs: FrontDeskNeeds, visitor: Visitor, code: string, email: string) =>
  Effect.gen(function* () {
    const record = yield* findByCode(needs, visitor, code)
    if (record.guest === null || !isSame(record.guest.email, email))
      return yield* new BookingNotFound()
    // Only who has the code counts: nobody else uses up what may be written to an address.
    if (!(yield* mayWriteTo(needs, record.guest.email))) return
    yield* needs.store.inTransaction((transaction) =>
      transaction.enqueue(linkJob(record, needs.clock.now())),
    )
  })

/**
 * Mails a link to the address that the booking was made with, if code and address belong together;
 * neither the answer nor its time tells whether they do. By network and by address it is limited
 * as all links are.
 */
export const mailLink = (needs: FrontDeskNeeds, visitor: Visitor, code: string, email: string) =>
  Effect.andThen(
    countLetter(needs, visitor),
    orderLink(needs, visitor, code, email).pipe(
      Effect.catchTag("BookingNotFound", () => Effect.void),
      Effect.as({ asked: true as const }),
      inSameTime,
    ),
  )
