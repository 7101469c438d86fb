import { Effect } from "effect"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { confirmationCodeOf } from "../booking/booking-stage.ts"
import type { BookedRoom, BookedProperty, BookingId } from "../booking/booking-view.ts"
import type { BookingStatus } from "../booking/booking-status.ts"
import type { ConfirmationCode } from "../booking/confirmation-code.ts"
import type { HistoryEntry } from "../booking/ledger-entry.ts"
import { waivedOf } from "../booking/ledger.ts"
import { paidOf } from "../booking/money-of-booking.ts"
import { remaining } from "../booking/remaining.ts"
import { statusFacts } from "../booking/status-facts.ts"
import { noMoney } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import { fullNameOf } from "../people/name.rules.ts"
import type { QuotedChildren } from "../pricing/quoted-children.ts"
import type { ArrivalTime } from "../stay/arrival-times.ts"
import type { Party } from "../stay/party.ts"
import type { StayDates } from "../stay/stay-dates.ts"
import type { MailAbout } from "../workload/job.ts"
import type { PropertyLetterName } from "../workload/mail-jobs.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"

/**
 * What the property reads about a booking: who comes, when and into which rooms, what was asked for,
 * and what is still to be paid there. Nothing by which the guest is reached or identified.
 */
export type PropertyLetter = {
  readonly name: PropertyLetterName
  readonly guest: string
  readonly requests: string
  /** When the guest expects to arrive; null where that was not said. */
  readonly arrival: ArrivalTime | null
  readonly booking: {
    readonly id: BookingId
    readonly code: ConfirmationCode | null
    readonly status: BookingStatus
    readonly property: BookedProperty
    readonly dates: StayDates
    readonly party: Party
    readonly rooms: ReadonlyArray<BookedRoom>
    readonly history: ReadonlyArray<HistoryEntry>
  }
  /** Which beds are to be put up for children; absent where the property has no prices for these. */
  readonly forChildren?: QuotedChildren
  /** What is paid by card, less what goes back. */
  readonly paid: Sen
  /** What the guest has to pay at the property; nothing for a stay that is called off. */
  readonly due: Sen
}

const dueOf = (record: BookingRecord): Sen =>
  statusFacts[record.status].isCalledOff
    ? noMoney
    : remaining(record.quote.total, paidOf(record), waivedOf(record))

/** The letter to the property that a job asks for, by the present state of the booking. */
export const propertyLetterFor = (
  { store }: Pick<FrontDeskNeeds, "store">,
  job: MailAbout<"property">,
): Effect.Effect<PropertyLetter | null, BookingStoreFailure> =>
  Effect.map(store.find(job.booking as BookingId), (record) => {
    if (record === null || record.guest === null) return null
    const { id, status, property, dates, party, rooms, history, guest } = record
    return {
      name: job.letter,
      guest: fullNameOf(guest),
      ...(record.quote.forChildren && { forChildren: record.quote.forChildren }),
      requests: guest.specialRequests,
      arrival: guest.arrival,
      booking: {
        id,
        code: confirmationCodeOf(record),
        status,
        property,
        dates,
        party,
        rooms,
        history,
      },
      paid: paidOf(record),
      due: dueOf(record),
    }
  })
