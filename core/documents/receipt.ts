import type { Instant } from "../kernel/instant.ts"
import { noMoney } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import { taxableOf } from "../pricing/charges.ts"
import { lodgingOf } from "../pricing/lodging.ts"
import { explained, type ExplainedLine } from "../pricing/lines.ts"
import { remaining } from "../booking/remaining.ts"
import { sumMoved } from "../booking/ledger.ts"
import { writeConfirmationCode } from "../booking/confirmation-code.rules.ts"
import type { ConfirmationCode } from "../booking/confirmation-code.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"
import { statusFacts } from "../booking/status-facts.ts"
import { paysOnArrival } from "../payment/paid-when.ts"

/** Who sells: what a receipt must say of its issuer under Malaysian law; null is not registered. */
export type Issuer = {
  readonly name: string
  readonly address: string | null
  readonly registration: string | null
  readonly sst: string | null
}

/** What a receipt states, in figures and not yet in words. */
export type Receipt = {
  readonly booking: WholeBooking
  readonly issuer: Issuer
  /** The confirmation number and how often the booking changed: never given twice. */
  readonly number: string
  /** When the booking took the shape that is receipted. */
  readonly issuedAt: Instant
  /** The price as booked; each line says why it is as it is. */
  readonly lines: ReadonlyArray<ExplainedLine>
  /** The amount that service tax was calculated on. */
  readonly taxable: Sen
  /** What was paid by card and neither went back nor was taken back. */
  readonly kept: Sen
  /** What is still to be paid on arrival. */
  readonly due: Sen
}

const numberOf = (code: ConfirmationCode, booking: WholeBooking): string =>
  `${writeConfirmationCode(code)}-${booking.changes + 1}`

const issuedAt = ({ history, createdAt }: WholeBooking): Instant =>
  (
    history.findLast(({ event }) => event === "CHANGED") ??
    history.find(({ status }) => status === "confirmed")
  )?.at ?? createdAt

const dueOf = ({ status, method, quote, paid }: WholeBooking): Sen => {
  if (statusFacts[status].isCalledOff) return noMoney
  return paysOnArrival(method) ? remaining(quote.total, paid) : noMoney
}

const keptOf = ({ captured, refunded, ledger }: WholeBooking): Sen =>
  remaining(captured, refunded, sumMoved({ ledger }, "takenBack"))

/** The receipt of a booking; null before there is one to give a receipt for. */
export const receiptOf = (booking: WholeBooking, issuer: Issuer): Receipt | null => {
  const { code, quote, dates } = booking
  if (code === null) return null
  return {
    booking,
    issuer,
    number: numberOf(code, booking),
    issuedAt: issuedAt(booking),
    lines: explained(quote, dates.checkOut),
    taxable: taxableOf(lodgingOf(quote), quote.bookingFee, quote.why),
    kept: keptOf(booking),
    due: dueOf(booking),
  }
}
