import { BookingRecord } from "#core/booking/booking-record.ts"
import type { RenewableSealing, Sealing } from "#core/kernel/sealing.port.ts"
import { Schema } from "effect"
import { renewal } from "./renewal.ts"

const decode = Schema.decodeUnknownSync(BookingRecord)

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

/** What the database keeps of a booking: all of it, with the guest's identity number sealed. */
export const documentOf = (sealing: Sealing, record: BookingRecord): string =>
  JSON.stringify(withNumber(record, (number) => sealing.seal(number, record.id)))

/** The booking as it was kept; what cannot be read is a defect. */
export const recordIn = (sealing: Sealing, document: unknown): BookingRecord => {
  const record = decode(document)
  return withNumber(record, (number) => sealing.open(number, record.id))
}

/** The document with its number sealed by the current key; null when it is already. */
export const renewedBooking = (sealing: RenewableSealing, document: unknown): string | null => {
  const renewing = renewal(sealing)
  const record = decode(document)
  const renewed = withNumber(record, (number) => renewing.renew(number, record.id))
  return renewing.wasNeeded() ? JSON.stringify(renewed) : null
}
