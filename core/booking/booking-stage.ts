import type { BookingPayment } from "./booking-payment.ts"
import type {
  BookingBase,
  BookingRecord,
  ConfirmedBooking,
  EndedBooking,
  ReturnedBooking,
  SoldBooking,
} from "./booking-record.ts"
import type { BookingStatus } from "./booking-status.ts"
import type { ConfirmationCode } from "./confirmation-code.ts"
import type { FailedChange, PendingChange } from "./pending-change.ts"
import { paysNow } from "../payment/paid-when.ts"
import type { PaymentMethod } from "../payment/payment.ts"
import type { AcceptedGuest } from "../people/accepted-guest.ts"

/** What there may be of a booking in any status; null and nothing are for what it does not have. */
export type BookingParts = BookingBase & {
  readonly code: ConfirmationCode | null
  readonly guest: AcceptedGuest | null
  readonly method: PaymentMethod | null
  readonly payment: BookingPayment | null
  readonly extras: ReadonlyArray<BookingPayment>
  readonly change: PendingChange | null
  readonly failedChange: FailedChange | null
}

const notSold = { code: null, extras: [], change: null, failedChange: null } as const

/** Everything there is of a booking, with nothing in the place of what its status has no part for. */
export const partsOf = (record: BookingRecord): BookingParts => ({ ...notSold, ...record })

/** True for a booking with a confirmation code. */
export const isSold = (record: BookingRecord): record is SoldBooking => "code" in record

/** Its confirmation code; null for one that was never sold. */
export const confirmationCodeOf = (record: BookingRecord): ConfirmationCode | null =>
  partsOf(record).code

/** A booking with a change that waits for its money. */
export type ChangingBooking = ConfirmedBooking & { readonly change: PendingChange }

/** The change that waits for its money, where one does. */
export const pendingChangeOf = (record: BookingRecord): PendingChange | null =>
  partsOf(record).change

/** True for a booking with a change that waits for its money. */
export const isChanging = (record: BookingRecord): record is ChangingBooking =>
  pendingChangeOf(record) !== null

type Named = { readonly guest: AcceptedGuest; readonly method: PaymentMethod }

const confirmed = (
  status: ConfirmedBooking["status"],
  { code, extras, change, failedChange, payment, ...base }: BookingParts,
  named: Named,
): ConfirmedBooking | null =>
  code === null ? null : { ...base, ...named, status, code, payment, extras, change, failedChange }

const ended = (
  status: EndedBooking["status"],
  { code, extras, change: _, failedChange, method, ...base }: BookingParts,
): EndedBooking | null =>
  code === null || method === null ? null : { ...base, status, code, method, extras, failedChange }

const returned = (
  status: ReturnedBooking["status"],
  { code: _, extras: __, change: ___, failedChange: ____, method, payment, ...base }: BookingParts,
): ReturnedBooking | null =>
  method === null || payment === null ? null : { ...base, status, method, payment }

/** A booking in a status, made of its parts; null where a part is missing that the status needs. */
export const recordAt = (status: BookingStatus, parts: BookingParts): BookingRecord | null => {
  const { code, extras: _, change: __, failedChange: ___, guest, method, ...base } = parts
  const named = guest === null || method === null ? null : { guest, method }
  switch (status) {
    case "held":
    case "expired":
    case "released":
    case "failed":
      return { ...base, status, guest, method }
    case "paying":
      return guest !== null && paysNow(method) ? { ...base, guest, method, status } : null
    case "confirmed":
    case "staying":
      return named && confirmed(status, parts, named)
    case "completed":
    case "cancelled":
      return ended(status, parts)
    case "refunding":
      return returned(status, parts)
    case "refunded":
      return code === null ? returned(status, parts) : ended(status, parts)
    default:
      return status satisfies never
  }
}
