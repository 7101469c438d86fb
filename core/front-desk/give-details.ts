import { Effect } from "effect"
import type { GuestDetails } from "../people/guest-details.ts"
import { guestDetailsIssues, guestOf } from "../people/guest-details.rules.ts"
import { residencyOf } from "../people/identity.rules.ts"
import { meansKeptIdentity, withKeptNumber } from "../people/kept-identity.rules.ts"
import type { Visitor } from "../people/visitor.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import type { BookingStatus } from "../booking/booking-status.ts"
import type { BookingId } from "../booking/booking-view.ts"
import { DetailsRefused, HoldOver, StepRefused } from "../booking/booking.errors.ts"
import { todayAt, type FrontDeskNeeds } from "./front-desk.needs.ts"
import { statusAt } from "../booking/hold-terms.ts"
import { ownBooking } from "../booking/own-booking.ts"
import { quoteForResidency } from "../pricing/quote-for-residency.ts"

const acceptedGuest = (needs: FrontDeskNeeds, details: GuestDetails) =>
  Effect.suspend(() => {
    const today = todayAt(needs)
    const guest = guestOf(details, today)
    return guest === null
      ? new DetailsRefused({ issues: guestDetailsIssues(details, today) })
      : Effect.succeed(guest)
  })

/** Why a step of a held booking is refused once it is held no more. */
export const heldNoMore = (status: BookingStatus) =>
  status === "expired" ? new HoldOver() : new StepRefused({ status })

/** Fails once a booking is held no more. */
export const stillHeld = (record: BookingRecord, now: number) => {
  const status = statusAt(record, now)
  if (status === "held") return Effect.void
  return Effect.fail(heldNoMore(status))
}

/** The details with the number that the account of who books keeps, where none was typed. */
const withNumber = (
  { keptIdentities }: FrontDeskNeeds,
  { account }: Visitor,
  details: GuestDetails,
) =>
  account !== undefined && meansKeptIdentity(details)
    ? Effect.map(keptIdentities.of(account), (kept) => withKeptNumber(details, kept))
    : Effect.succeed(withKeptNumber(details, null))

const putDetails = (
  needs: FrontDeskNeeds,
  visitor: Visitor,
  id: BookingId,
  details: GuestDetails,
) =>
  needs.store.inTransaction(
    (transaction) =>
      Effect.gen(function* () {
        const record = yield* ownBooking(transaction, visitor, id)
        yield* stillHeld(record, needs.clock.now())
        const guest = yield* acceptedGuest(needs, details)
        const quote = quoteForResidency(
          record.quote,
          residencyOf(guest.identity),
          details.roomsOfVisitors,
        )
        const language = visitor.language ?? record.language
        const residency = quote.why.tourismTax.reason
        const named = { ...record, guest, quote, residency, language }
        yield* transaction.save(named)
        return named
      }),
    "last",
  )

/**
 * Puts a guest's details on a held booking, at the held prices and the taxes due from this guest. A
 * signed-in guest may leave out the identity number that their account keeps.
 */
export const giveDetails = (
  needs: FrontDeskNeeds,
  visitor: Visitor,
  id: BookingId,
  details: GuestDetails,
) =>
  withNumber(needs, visitor, details).pipe(
    Effect.flatMap((whole) => putDetails(needs, visitor, id, whole)),
  )
