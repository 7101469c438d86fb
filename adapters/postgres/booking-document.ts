import { BookingRecord } from "#core/booking/booking-record.ts"
import { Schema } from "effect"
import type { Sealing } from "./sealing.ts"

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
