import type { BookingRecord } from "../booking/booking-record.ts"
import type { HidingReason } from "../guest-score/review.ts"
import { addDays, malaysianMoment } from "../stay/calendar.ts"
import type { OrderAbout } from "../workload/job.ts"

/** An hour at which letters are read, in Malaysia. */
const MORNING = 10

/** The letter that invites a guest to review a stay, on the morning after they left. */
export const invitationJob = ({
  id,
  dates,
}: Pick<BookingRecord, "id" | "dates">): OrderAbout<"review"> => ({
  kind: "mail",
  key: `${id}/review/${dates.checkOut}`,
  about: "review",
  booking: id,
  news: "invited",
  notBefore: malaysianMoment(addDays(dates.checkOut, 1), MORNING),
})

/** The letter that says why a review was hidden at a moment, in milliseconds since 1970. */
export const hidingJob = (
  booking: string,
  reason: HidingReason,
  now: number,
): OrderAbout<"review"> => ({
  kind: "mail",
  key: `${booking}/review/${reason}/${now}`,
  about: "review",
  booking,
  news: reason,
  notBefore: 0,
})
