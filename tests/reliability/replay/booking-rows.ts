import { addDays } from "#core/stay/calendar.ts"
import { CalendarDate } from "#core/stay/calendar-date.ts"
import { parse } from "csv-parse/sync"
import { Schema } from "effect"

/** A row of a file of bookings, in the columns of Antonio, de Almeida and Nunes (2019). */
const Row = Schema.Struct({
  hotel: Schema.String,
  is_canceled: Schema.Literals(["0", "1"]),
  lead_time: Schema.String,
  arrival_date_year: Schema.String,
  arrival_date_month: Schema.String,
  arrival_date_day_of_month: Schema.String,
  stays_in_weekend_nights: Schema.String,
  stays_in_week_nights: Schema.String,
  adults: Schema.String,
  children: Schema.String,
  babies: Schema.String,
  reserved_room_type: Schema.String,
  adr: Schema.String,
  reservation_status_date: Schema.String,
})
const decodeRows = Schema.decodeUnknownSync(Schema.Array(Row))

const MONTHS =
  "January February March April May June July August September October November December".split(" ")

/** A booking as the file tells it; a figure that is none is NaN. */
export type BookingRow = {
  readonly line: number
  /** Hotel and reserved type: rooms of one stock. */
  readonly room: string
  readonly arrival: CalendarDate
  readonly nights: number
  readonly adults: number
  readonly children: number
  readonly price: number
  readonly booked: CalendarDate
  readonly cancelled: CalendarDate | null
}

const rowOf = (row: typeof Row.Type, place: number): BookingRow => {
  const month = MONTHS.indexOf(row.arrival_date_month) + 1
  const parts = [row.arrival_date_year, `${month}`, row.arrival_date_day_of_month]
  const arrival = CalendarDate.make(parts.map((part) => part.padStart(2, "0")).join("-"))
  return {
    line: place + 2,
    room: `${row.hotel}/${row.reserved_room_type.trim()}`,
    arrival,
    nights: Number(row.stays_in_weekend_nights) + Number(row.stays_in_week_nights),
    adults: Number(row.adults),
    children: Number(row.children) + Number(row.babies),
    price: Number(row.adr),
    booked: addDays(arrival, -Number(row.lead_time)),
    cancelled: row.is_canceled === "1" ? CalendarDate.make(row.reservation_status_date) : null,
  }
}

/** The bookings of a CSV file. */
export const bookingRowsIn = (text: string): ReadonlyArray<BookingRow> =>
  decodeRows(parse(text, { columns: true, skip_empty_lines: true })).map(rowOf)

/** Something that happens to a booking: it is made, or it is cancelled. */
export type BookingStep = { readonly row: BookingRow; readonly kind: "book" | "cancel" }

const dayOf = ({ row, kind }: BookingStep): string =>
  kind === "book" ? row.booked : (row.cancelled ?? row.booked)

const inOrder = (one: BookingStep, other: BookingStep): number =>
  dayOf(one).localeCompare(dayOf(other)) ||
  one.row.line - other.row.line ||
  one.kind.localeCompare(other.kind)

/**
 * All steps in the order of their days. A cancellation that the file dates before its booking
 * follows it.
 */
export const stepsOf = (rows: ReadonlyArray<BookingRow>): ReadonlyArray<BookingStep> =>
  rows
    .flatMap((row): ReadonlyArray<BookingStep> => {
      const book: BookingStep = { row, kind: "book" }
      if (row.cancelled === null) return [book]
      const cancelled = row.cancelled < row.booked ? row.booked : row.cancelled
      return [book, { row: { ...row, cancelled }, kind: "cancel" }]
    })
    .toSorted(inOrder)
