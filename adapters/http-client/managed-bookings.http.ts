import { managingEndpoints } from "#adapters/http-api/managing.endpoints.ts"
import { BookingsUnreachable } from "#core/booking/booking.errors.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import type { ApiClient } from "./api-client.ts"

const silent = () => new BookingsUnreachable()

/** Reaches the bookings that were made through our own HTTP API. */
export const httpManagedBookings = (ask: ApiClient): ManagedBookings => ({
  mine: () => ask(managingEndpoints.mine, {}, silent),
  openOwn: (id) => ask(managingEndpoints.openOwn, { params: { id } }, silent),
  openByLink: (link) => ask(managingEndpoints.openByLink, { params: { link } }, silent),
  mailLink: (code, email) => ask(managingEndpoints.mailLink, { payload: { code, email } }, silent),
  cancel: ({ id, link }, refund, key) =>
    ask(managingEndpoints.cancel, { params: { id }, payload: { refund, link }, key }, silent),
  quoteChange: ({ id, link }, change) =>
    ask(managingEndpoints.quoteChange, { params: { id }, payload: { change, link } }, silent),
  change: ({ id, link }, change, total, key) =>
    ask(
      managingEndpoints.change,
      { params: { id }, payload: { change, total, link }, key },
      silent,
    ),
  settleChange: ({ id, link }, key) =>
    ask(managingEndpoints.settleChange, { params: { id }, payload: { link }, key }, silent),
  leaveChange: ({ id, link }, key) =>
    ask(managingEndpoints.leaveChange, { params: { id }, payload: { link }, key }, silent),
})
