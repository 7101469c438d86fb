import type { BookingId } from "#core/booking/booking-view.ts"
import { Effect } from "effect"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import { confirmationCodeOf } from "#core/booking/booking-stage.ts"
import { isAbandoned, keepsUnpaid, roomCountOf } from "#core/booking/kept-without-payment.ts"
import type { Connection } from "../database.ts"

/** A booking as the database keeps it. */
export interface BookingRow {
  readonly id: string
  readonly record: unknown
}

export const selectBooking = (connection: Connection, id: string) =>
  connection.query<BookingRow>("select id, record from booking where id = $1", [id])

/** Waits for others who lock this booking. */
export const lockBooking = (connection: Connection, id: string) =>
  connection.query<BookingRow>("select id, record from booking where id = $1 for update", [id])

export const selectBookingByCode = (connection: Connection, code: string) =>
  connection.query<BookingRow>("select id, record from booking where code = $1", [code])

export const selectBookingByPayment = (connection: Connection, payment: string) =>
  connection.query<BookingRow>("select id, record from booking where payment = $1", [payment])

export const selectBookingsOfOwner = (connection: Connection, owner: string) =>
  connection.query<BookingRow>("select id, record from booking where owner = $1", [owner])

/** Bookings of a property, not over, with a night from one day to before another. */
export const selectLivingAt = (
  connection: Connection,
  { property, from, until }: { property: string; from: string; until: string },
) =>
  connection.query<BookingRow>(
    `select id, record from booking
     where property = $1 and check_in < $3 and check_out > $2
       and status in ('held', 'paying', 'confirmed', 'staying')
     order by check_in, id`,
    [property, from, until],
  )

/**
 * Sets the owner of bookings made with an email that have none yet; column and record agree. Answers
 * how many of them were sold.
 */
export const updateOwner = (connection: Connection, email: string, owner: string) =>
  connection
    .query<{ readonly code: string | null }>(
      `update booking set owner = $2, version = version + 1,
       record = jsonb_set(record, '{owner}', to_jsonb($2::text))
     where owner is null and lower(record -> 'guest' ->> 'email') = lower($1)
     returning code`,
      [email, owner],
    )
    .pipe(Effect.map((rows) => rows.filter(({ code }) => code !== null).length))

export const selectBookingByRequest = (connection: Connection, session: string, holdKey: string) =>
  connection.query<BookingRow>(
    "select id, record from booking where session = $1 and hold_key = $2",
    [session, holdKey],
  )

/** Waits for others of this session until the transaction is over. */
export const lockSession = (connection: Connection, session: string) =>
  connection.query("select pg_advisory_xact_lock(hashtextextended('session ' || $1, 0))", [session])

export const selectOpenHolds = (connection: Connection, session: string) =>
  connection.query<{ id: BookingId }>(
    "select id from booking where session = $1 and status in ('held', 'paying')",
    [session],
  )

const columnsOf = (record: BookingRecord, document: string): ReadonlyArray<unknown> => [
  record.id,
  record.session,
  record.holdKey,
  confirmationCodeOf(record),
  record.status,
  record.payment?.payment ?? null,
  record.property.slug,
  record.dates.checkIn,
  record.dates.checkOut,
  record.holdUntil,
  record.createdAt,
  document,
  record.owner,
  record.network,
  record.standing,
  roomCountOf(record),
  keepsUnpaid(record),
  isAbandoned(record),
]

export const insertBooking = (connection: Connection, record: BookingRecord, document: string) =>
  connection.query(
    `insert into booking (id, session, hold_key, code, status, payment, property,
                          check_in, check_out, hold_until, created_at, record, owner,
                          network, standing, rooms, keeps_unpaid, abandoned)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    columnsOf(record, document),
  )

/** Answers one row when the booking exists. */
export const updateBooking = (connection: Connection, record: BookingRecord, document: string) =>
  connection.query(
    `update booking set session = $2, hold_key = $3, code = $4, status = $5, payment = $6,
       property = $7, check_in = $8, check_out = $9, hold_until = $10, created_at = $11,
       record = $12, owner = $13, network = $14, standing = $15, rooms = $16, keeps_unpaid = $17,
       abandoned = $18, version = version + 1
     where id = $1
     returning id`,
    columnsOf(record, document),
  )

/** The properties of the bookings confirmed since a moment, most booked first. */
export const selectMostBooked = (connection: Connection, since: number, limit: number) =>
  connection.query<{ property: string }>(
    `select property from booking
     where code is not null and created_at >= to_timestamp($1::bigint / 1000.0)
     group by property order by count(*) desc, property collate "C" limit $2`,
    [since, limit],
  )
