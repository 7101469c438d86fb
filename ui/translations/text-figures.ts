import { linkLastsMs } from "#core/account-store/mailed-link.terms.ts"
import { passwordLength } from "#core/passwords/password.terms.ts"
import { MOST_PICTURE_MEGABYTES } from "#core/account/picture.terms.ts"
import { holdTerms } from "#core/booking/hold-terms.ts"
import { messageTerms } from "#core/messages/message.terms.ts"
import { REFUND_WORKING_DAYS_FROM, REFUND_WORKING_DAYS_TO } from "#core/payment/refund.terms.ts"
import { MAX_NAME_LENGTH } from "#core/people/name.rules.ts"
import { DEPOSIT_RETURN_DAYS } from "#core/pricing/deposit.ts"
import { limits } from "#core/stay/limits.ts"
import { millisecondsInDay, millisecondsInMinute } from "date-fns/constants"

/**
 * Figures that any text may name without being given them: `{{maxRooms}}` is the constant that the
 * rule goes by, never a copy of it.
 */
export const textFigures = {
  adultAge: limits.adultAge,
  childAge: limits.oldestChildAge,
  daysAhead: limits.maxDaysAhead,
  depositDays: DEPOSIT_RETURN_DAYS,
  linkMinutes: linkLastsMs.reset / millisecondsInMinute,
  maxAdults: limits.maxAdults,
  maxChildren: limits.maxChildren,
  maxNights: limits.maxNights,
  maxRooms: limits.maxRooms,
  messageMost: messageTerms.most,
  nameMost: MAX_NAME_LENGTH,
  openHolds: holdTerms.maxOpenPerSession,
  passwordLeast: passwordLength.least,
  passwordMost: passwordLength.most,
  payAttempts: holdTerms.maxAttempts,
  pictureMb: MOST_PICTURE_MEGABYTES,
  refundFrom: REFUND_WORKING_DAYS_FROM,
  refundTo: REFUND_WORKING_DAYS_TO,
  restoreDays: linkLastsMs.restore / millisecondsInDay,
} as const
