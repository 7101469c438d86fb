import { BookingRecord } from "#core/booking/booking-record.ts"
import { partsOf } from "#core/booking/booking-stage.ts"
import type { RenewableEncryption, Encryption } from "#core/kernel/encryption.port.ts"
import { unreadable, type BookingUnreadable } from "#core/booking/booking-store.errors.ts"
import { Effect, Result, Schema } from "effect"
import type { BookingRow } from "./bookings.sql.ts"
import { renewal } from "../renewal.ts"

const decode = Schema.decodeUnknownSync(BookingRecord)
const decodeResult = Schema.decodeUnknownResult(BookingRecord)

const withNumber = (record: BookingRecord, change: (number: string) => string): BookingRecord =>
  record.guest === null
    ? record
    : {
        ...record,
        guest: {
          ...record.guest,
          identity: {
            ...record.guest.identity,
            number: change(record.guest.identity.number),
          },
        },
      }

/**
 * Parts that its status has not are null: versions that had one type for all statuses ask for them.
 * The count of attempts to pay is kept as `tries`, as every version before has it.
 */
const written = (record: BookingRecord): string => {
  const { attempts: tries, ...parts } = partsOf(record)
  return JSON.stringify({ ...parts, tries, status: record.status })
}

const withAttempts = (document: unknown): unknown =>
  typeof document === "object" && document !== null && "tries" in document
    ? { ...document, attempts: document.tries }
    : document

/** What the database keeps of a booking: all of it, with the guest's identity number sealed. */
export const documentOf = (encryption: Encryption, record: BookingRecord): string =>
  written(withNumber(record, (number) => encryption.seal(number, record.id)))

/** The booking as it was kept; a document that is not of its stage is `BookingUnreadable`. */
export const recordIn = (
  encryption: Encryption,
  { id, record: document }: BookingRow,
): Effect.Effect<BookingRecord, BookingUnreadable> =>
  Effect.suspend(() => {
    const read = decodeResult(withAttempts(document))
    if (Result.isFailure(read)) return unreadable(id)
    const record = read.success
    return Effect.succeed(withNumber(record, (number) => encryption.open(number, record.id)))
  })

/** The document with its number sealed by the current key; null when it is already. */
export const renewedBooking = (
  encryption: RenewableEncryption,
  document: unknown,
): string | null => {
  const renewing = renewal(encryption)
  const record = decode(withAttempts(document))
  const renewed = withNumber(record, (number) => renewing.renew(number, record.id))
  return renewing.wasNeeded() ? written(renewed) : null
}
