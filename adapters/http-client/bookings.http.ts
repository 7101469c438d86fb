import { bookingsEndpoints } from "#adapters/http-api/bookings.endpoints.ts"
import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import type { ApiClient } from "./api-client.ts"

const silent = () => new BookingsUnreachable()

/** Calls the booking service over our own HTTP API. */
export const httpBookings = (ask: ApiClient): Bookings => ({
  quote: (stay, held) =>
    ask(bookingsEndpoints.quote, { payload: held ? { ...stay, held } : stay }, silent),
  hold: (payload, key) => ask(bookingsEndpoints.hold, { payload, key }, silent),
  extend: (id, key) => ask(bookingsEndpoints.extend, { params: { id }, key }, silent),
  find: (id) => ask(bookingsEndpoints.find, { params: { id } }, silent),
  findByCode: (code) => ask(bookingsEndpoints.findByCode, { payload: { code } }, silent),
  giveDetails: (id, payload, key) =>
    ask(bookingsEndpoints.giveDetails, { params: { id }, payload, key }, silent),
  mailCode: (id, key) => ask(bookingsEndpoints.mailCode, { params: { id }, key }, silent),
  proveAddress: (id, code, key) =>
    ask(bookingsEndpoints.proveAddress, { params: { id }, payload: { code }, key }, silent),
  pay: (id, payload, key) => ask(bookingsEndpoints.pay, { params: { id }, payload, key }, silent),
  settle: (id, key) => ask(bookingsEndpoints.settle, { params: { id }, key }, silent),
  leave: (id, key) => ask(bookingsEndpoints.leave, { params: { id }, key }, silent),
})
