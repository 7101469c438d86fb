import { bookingsEndpoints as calls } from "#adapters/http-api/bookings.endpoints.ts"
import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import type { ApiClient } from "./api-client.ts"

const silent = () => new BookingsUnreachable()

/** Calls the booking service over our own HTTP API. */
export const httpBookings = (ask: ApiClient): Bookings => ({
  quote: (payload) => ask(calls.quote, { payload }, silent),
  hold: (payload, key) => ask(calls.hold, { payload, key }, silent),
  find: (id) => ask(calls.find, { params: { id } }, silent),
  findByCode: (code) => ask(calls.findByCode, { payload: { code } }, silent),
  giveDetails: (id, payload, key) =>
    ask(calls.giveDetails, { params: { id }, payload, key }, silent),
  mailCode: (id, key) => ask(calls.mailCode, { params: { id }, key }, silent),
  proveAddress: (id, code, key) =>
    ask(calls.proveAddress, { params: { id }, payload: { code }, key }, silent),
  pay: (id, payload, key) => ask(calls.pay, { params: { id }, payload, key }, silent),
  settle: (id, key) => ask(calls.settle, { params: { id }, key }, silent),
  leave: (id, key) => ask(calls.leave, { params: { id }, key }, silent),
})
