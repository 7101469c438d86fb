import { millisecondsInHour } from "date-fns/constants"
import { Effect } from "effect"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { Language } from "../kernel/localised.ts"
import type { DisputeStep } from "../payment/payments.port.ts"
import type { WithDeposit } from "../pricing/cost.ts"
import { stayStartsAt } from "../pricing/refund.ts"
import type { StayDates } from "../stay/stay-dates.ts"
import { newLink } from "./booking-authorisation.ts"
import type { LinkToken } from "../booking/booking-link.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import { confirmationCodeOf } from "../booking/booking-stage.ts"
import type { BookingId } from "../booking/booking-view.ts"
import type { ConfirmationCode } from "../booking/confirmation-code.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import type { MailAbout } from "../workload/job.ts"
import type { LetterName } from "../workload/mail-jobs.ts"
import { wholeBookingOf } from "./whole-booking-of.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"
import { disputeStepOf } from "./dispute-steps.ts"

/** A letter to the guest with its facts; the mail adapter puts them into words. */
export type Letter = {
  readonly name: LetterName
  /** The same for every copy of this letter. */
  readonly key: string
  readonly to: string
  readonly language: Language
  readonly booking: WholeBooking
  /** Opens the booking and acts on it once; null where there is nothing left to do. */
  readonly link: LinkToken | null
}

/** What those who answer disputes read: which stay, and the state of the dispute over it. */
export type Dispute = WithDeposit & {
  readonly code: ConfirmationCode | null
  readonly property: string
  readonly dates: StayDates
  readonly step: DisputeStep
}

/** The dispute over a booking's payment, by its history; null where there is none. */
export const disputeOf = (
  needs: FrontDeskNeeds,
  booking: string,
): Effect.Effect<Dispute | null, BookingStoreFailure> =>
  Effect.map(needs.store.find(booking as BookingId), (record) => {
    if (record === null) return null
    const { property, dates, quote, history } = record
    const step = history.flatMap(({ event }) => disputeStepOf(event) ?? []).at(-1)
    if (step === undefined) return null
    return {
      code: confirmationCodeOf(record),
      property: property.name.en,
      dates,
      total: quote.total,
      deposit: quote.deposit,
      step,
    }
  })

type LetterJob = MailAbout<"booking">

const stillWanted = ({ status, dates }: BookingRecord, { letter, key }: LetterJob): boolean =>
  letter === "reminder" ? status === "confirmed" && key.endsWith(dates.checkIn) : true

const OVER = 0

const linkEnd = (record: BookingRecord, name: LetterName, now: number): number => {
  if (name === "link") return now + millisecondsInHour
  return record.status === "confirmed" ? Date.parse(stayStartsAt(record.dates.checkIn)) : OVER
}

/** The letter that a job asks for, with a link made for it; null when it is moot. */
export const letterFor = (needs: FrontDeskNeeds, job: LetterJob) =>
  needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(job.booking as BookingId)
      if (record === null || record.guest === null || !stillWanted(record, job)) return null
      const now = needs.clock.now()
      const name = job.letter
      const letter = { name, key: job.key, to: record.guest.email, language: record.language }
      const until = linkEnd(record, name, now)
      if (until <= now)
        return { ...letter, booking: wholeBookingOf(record, now), link: null } satisfies Letter
      const { token, kept } = newLink(needs, record, until)
      const living = record.links.filter((link) => Date.parse(link.until) > now)
      yield* transaction.save({ ...record, links: [...living, kept] })
      return { ...letter, booking: wholeBookingOf(record, now), link: token } satisfies Letter
    }),
  )
