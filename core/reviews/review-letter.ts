import { millisecondsInDay } from "date-fns/constants"
import { Effect } from "effect"
import type { LinkToken } from "../booking/booking-link.ts"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { BookingStore } from "../booking/booking-store.port.ts"
import type { BookingRecord } from "../booking/booking-record.ts"
import type { BookingId } from "../booking/booking-view.ts"
import { newLink } from "../front-desk/booking-authorisation.ts"
import type { Language, Localised } from "../kernel/localised.ts"
import type { CalendarDate } from "../stay/calendar-date.ts"
import { addDays, malaysianMoment } from "../stay/calendar.ts"
import type { MailAbout } from "../workload/job.ts"
import type { ReviewNews } from "../workload/review-letter-job.ts"
import { lastReviewDay, reviewWindow, shownName } from "./review.rules.ts"
import type { ReviewsNeeds } from "./reviews.needs.ts"

/** Days for which the link in a letter about a hidden review works. */
const READING_DAYS = 30

/** A letter to the guest of a stay about its review. */
export type ReviewLetter = {
  readonly to: string
  readonly language: Language
  readonly name: string
  readonly news: ReviewNews
  readonly property: Localised
  readonly booking: BookingId
  /** The last day on which the stay can be reviewed. */
  readonly until: CalendarDate
  /** Opens the booking without signing in. */
  readonly link: LinkToken
}

type Needs = Pick<ReviewsNeeds, "clock" | "digest" | "randomness" | "reviews"> & {
  readonly bookings: Pick<BookingStore, "inTransaction">
}

type LetterJob = Pick<MailAbout<"review">, "booking" | "news">

/** An invitation is moot once the stay was reviewed, or cannot be any more. */
const isWanted = (needs: Needs, record: BookingRecord, news: ReviewNews) =>
  news === "invited"
    ? Effect.map(
        needs.reviews.ofBooking(record.id),
        (review) => review === null && reviewWindow(record, needs.clock.now()) === "open",
      )
    : Effect.succeed(true)

const linkEnd = (record: BookingRecord, news: ReviewNews, now: number): number =>
  news === "invited"
    ? malaysianMoment(addDays(lastReviewDay(record), 1), 0)
    : now + READING_DAYS * millisecondsInDay

/** The letter that a job asks for, with a link made for it; null when nobody is to read it. */
export const reviewLetterFor = (
  needs: Needs,
  { booking, news }: LetterJob,
): Effect.Effect<ReviewLetter | null, BookingStoreFailure> =>
  needs.bookings.inTransaction((transaction) =>
    Effect.gen(function* () {
      const record = yield* transaction.lock(booking as BookingId)
      if (record === null || record.guest === null) return null
      if (!(yield* isWanted(needs, record, news))) return null
      const now = needs.clock.now()
      const { token: link, kept } = newLink(needs, record, linkEnd(record, news, now))
      const living = record.links.filter(({ until }) => Date.parse(until) > now)
      yield* transaction.save({ ...record, links: [...living, kept] })
      const { id, language, guest, property } = record
      const stay = { property: property.name, booking: id, until: lastReviewDay(record) }
      return { to: guest.email, language, name: shownName(record), news, ...stay, link }
    }),
  )
