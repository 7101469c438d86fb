import { managingEndpoints as calls } from "#adapters/http-api/managing.endpoints.ts"
import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import type { ApiClient } from "./api-client.ts"

const silent = () => new BookingsUnreachable()

/** Reaches the bookings that were made through our own HTTP API. */
export const httpManagedBookings = (ask: ApiClient): ManagedBookings => ({
  mine: () => ask(calls.mine, {}, silent),
  openOwn: (id) => ask(calls.openOwn, { params: { id } }, silent),
  openByLink: (link) => ask(calls.openByLink, { params: { link } }, silent),
  mailLink: (code, email) => ask(calls.mailLink, { payload: { code, email } }, silent),
  cancel: ({ id, link }, refund, key) =>
    ask(calls.cancel, { params: { id }, payload: { refund, link }, key }, silent),
  quoteChange: ({ id, link }, change) =>
    ask(calls.quoteChange, { params: { id }, payload: { change, link } }, silent),
  change: ({ id, link }, change, total, key) =>
    ask(calls.change, { params: { id }, payload: { change, total, link }, key }, silent),
  settleChange: ({ id, link }, key) =>
    ask(calls.settleChange, { params: { id }, payload: { link }, key }, silent),
  leaveChange: ({ id, link }, key) =>
    ask(calls.leaveChange, { params: { id }, payload: { link }, key }, silent),
})
