import { reviewTerms } from "#core/guest-score/review.terms.ts"
import { holdTerms } from "#core/booking/hold-terms.ts"
import { inquiryTerms, megabytesOf } from "#core/contact/inquiry.terms.ts"
import { linkLastsMs } from "#core/account-store/mailed-link.terms.ts"
import { sessionTerms } from "#core/account/session.ts"
import { ringgit } from "#core/money/ringgit.ts"
import { COMPLAINT_DAYS } from "#core/payment/refund.terms.ts"
import { PREFERENCES_KEPT_SECONDS } from "#core/preferences/preferences.ts"
import { OFFLINE_DAYS } from "#core/offline/offline.terms.ts"
import { retention } from "#core/people/retention.ts"
import { USUAL_FEE_BPS } from "#core/pricing/booking-fee.ts"
import { DEPOSIT_RETURN_DAYS } from "#core/pricing/deposit.ts"
import { CHECK_IN_HOUR, freeDaysBefore } from "#core/pricing/refund.ts"
import { sstRows, tourismTaxRows } from "#core/pricing/tax-tables.ts"
import { NIGHTS_LOOKED_AHEAD } from "#core/room-mix/stay-question.ts"
import { limits } from "#core/stay/limits.ts"
import { textFigures } from "../text-figures.ts"
import { millisecondsInDay, millisecondsInMinute, secondsInDay } from "date-fns/constants"

const BPS_IN_PERCENT = 100

type Last<Rows extends ReadonlyArray<unknown>> = Rows extends readonly [...infer _, infer Row]
  ? Row
  : never

/** The row that holds now: the last one. */
const inForce = <const Rows extends ReadonlyArray<unknown>>(rows: Rows): Last<Rows> =>
  rows.at(-1) as Last<Rows>

const percent = (bps: number): string => `${bps / BPS_IN_PERCENT}%`

const { attachments, replyWorkingDays } = inquiryTerms

/**
 * Every figure that an article may name: the constant that the product calculates with, never a copy
 * of it. How long rooms are held is a setting, and filled in where the page is drawn: hold-time.ts.
 */
export const figures: Readonly<Record<string, string>> = {
  adultAge: `${limits.adultAge}`,
  attachmentMb: `${megabytesOf(attachments.bytesEach)}`,
  attachments: `${attachments.most}`,
  attachmentsMb: `${megabytesOf(attachments.bytesTogether)}`,
  backupDays: `${retention.backupDays}`,
  bookingFee: percent(USUAL_FEE_BPS),
  bookingYears: `${retention.bookingYears}`,
  breachDays: `${retention.breach.guestDays}`,
  breachHours: `${retention.breach.commissionerHours}`,
  childAge: `${limits.oldestChildAge}`,
  complaintDays: `${COMPLAINT_DAYS}`,
  daysAhead: `${limits.maxDaysAhead}`,
  deadlineHour: `${CHECK_IN_HOUR}:00`,
  depositDays: `${DEPOSIT_RETURN_DAYS}`,
  flexibleDays: `${freeDaysBefore.FLEXIBLE}`,
  identityPictureDays: `${retention.identityPictureDays}`,
  messageMonths: `${retention.messageMonths}`,
  reportMonths: `${retention.reportMonths}`,
  reviewDays: `${reviewTerms.days}`,
  inquiryMonths: `${retention.inquiryMonths}`,
  maxAdults: `${limits.maxAdults}`,
  maxChildren: `${limits.maxChildren}`,
  maxNights: `${limits.maxNights}`,
  maxRooms: `${limits.maxRooms}`,
  moderateDays: `${freeDaysBefore.MODERATE}`,
  nightsAhead: `${NIGHTS_LOOKED_AHEAD}`,
  offlineDays: `${OFFLINE_DAYS}`,
  openHolds: `${holdTerms.maxOpenPerSession}`,
  payAttempts: `${holdTerms.maxAttempts}`,
  preferenceDays: `${PREFERENCES_KEPT_SECONDS / secondsInDay}`,
  refundFrom: `${textFigures.refundFrom}`,
  refundTo: `${textFigures.refundTo}`,
  replyDays: `${replyWorkingDays.from}-${replyWorkingDays.to}`,
  requestDays: `${retention.requestDays}`,
  resetMinutes: `${linkLastsMs.reset / millisecondsInMinute}`,
  sessionDays: `${sessionTerms.idleMs / millisecondsInDay}`,
  sessionMostDays: `${sessionTerms.absoluteMs / millisecondsInDay}`,
  sst: percent(inForce(sstRows).bps),
  tourismTax: ringgit(inForce(tourismTaxRows).sen),
  uploadHours: `${retention.uploadHours}`,
  visitDays: `${retention.visitDays}`,
}
