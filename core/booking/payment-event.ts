import type { DeclineReason } from "../payment/payment.ts"
import type { PaymentState, PaymentTruth } from "../payment/payments.port.ts"
import type { BookingRecord } from "./booking-record.ts"
import type { BookingEvent } from "./booking.event.ts"
import { graceEnd, isHoldOver, attemptsLeft } from "./hold-terms.ts"
import { hasMoved } from "./ledger.ts"

const CURRENCY = "myr"

/** True when the payment is for this booking, of the amount asked for, in ringgit. */
export const isOurs = ({ id, payment }: BookingRecord, truth: PaymentTruth): boolean =>
  truth.booking === id && truth.amount === payment?.amount && truth.currency === CURRENCY

const hasMoney: Readonly<Record<PaymentState, boolean>> = {
  awaitingCard: false,
  awaitingGuest: false,
  processing: false,
  authorised: true,
  captured: true,
  cancelled: false,
}

/** True once the provider has the money, or the bank's promise of it. */
export const isMoneyThere = ({ state }: PaymentTruth): boolean => hasMoney[state]

type Declined = (decline: DeclineReason | null, isOver: boolean) => DeclineReason | null

const goesOn: Declined = () => null

const declines: Readonly<Record<PaymentState, Declined>> = {
  awaitingCard: (decline, isOver) => decline ?? (isOver ? "abandoned" : null),
  awaitingGuest: (_, isOver) => (isOver ? "abandoned" : null),
  processing: goesOn,
  authorised: goesOn,
  captured: goesOn,
  cancelled: (decline) => decline ?? "abandoned",
}

/** Why the payment came to nothing; null while it may still come to something. */
const declineOf = (
  record: BookingRecord,
  truth: PaymentTruth,
  now: number,
): DeclineReason | null => {
  if (!isOurs(record, truth)) return "processingError"
  const { state, decline } = truth
  return declines[state](decline, now >= graceEnd(record))
}

/** What the truth about the booking's own payment means for it; null when there is nothing to say yet. */
export const paymentEvent = (
  record: BookingRecord,
  truth: PaymentTruth,
  now: number,
  nightsFree: boolean,
): BookingEvent | null => {
  if (isMoneyThere(truth) && isOurs(record, truth))
    return {
      type: "PAYMENT_AUTHORISED",
      // Without a guest, whom an account that ended took along, there is nobody to sell to.
      nightsFree: nightsFree && record.guest !== null,
      captured: truth.state === "captured",
      calledOff: hasMoved(record, "voided", truth.payment),
    }
  const reason = declineOf(record, truth, now)
  return reason === null
    ? null
    : {
        type: "PAYMENT_DECLINED",
        holdOver: isHoldOver(record, now),
        attemptsLeft: attemptsLeft(record),
        reason,
      }
}
