import type { Bookings } from "#core/booking/bookings.port.ts"
import type { ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import type { Inquiries } from "#core/contact/inquiries.port.ts"
import type { Properties } from "#core/search/properties.port.ts"
import type { Effect } from "effect"
import type { bookingsEndpoints } from "./bookings.endpoints.ts"
import type { CallOf, Endpoint, FailureOf, SuccessOf } from "./endpoint.ts"
import type { managingEndpoints } from "./managing.endpoints.ts"
import type { inquiriesEndpoints } from "./inquiries.endpoints.ts"
import type { propertiesEndpoints } from "./properties.endpoints.ts"

/** Answers every call of some endpoints; a call forgotten or a failure undeclared does not compile. */
export type Responders<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: (
    call: CallOf<Endpoints[Name]>,
  ) => Effect.Effect<SuccessOf<Endpoints[Name]>, FailureOf<Endpoints[Name]>>
}

/** Answers the calls about bookings from the port. */
export const bookingsResponders = (bookings: Bookings): Responders<typeof bookingsEndpoints> => ({
  quote: ({ payload: { held, ...stay } }) => bookings.quote(stay, held),
  hold: ({ payload, key }) => bookings.hold(payload, key),
  extend: ({ params, key }) => bookings.extend(params.id, key),
  find: ({ params }) => bookings.find(params.id),
  findByCode: ({ payload }) => bookings.findByCode(payload.code),
  giveDetails: ({ params, payload, key }) => bookings.giveDetails(params.id, payload, key),
  mailCode: ({ params, key }) => bookings.mailCode(params.id, key),
  proveAddress: ({ params, payload, key }) => bookings.proveAddress(params.id, payload.code, key),
  pay: ({ params, payload, key }) => bookings.pay(params.id, payload, key),
  settle: ({ params, key }) => bookings.settle(params.id, key),
  leave: ({ params, key }) => bookings.leave(params.id, key),
})

/** Answers the calls about bookings that were made, from the port. */
export const managingResponders = (
  managed: ManagedBookings,
): Responders<typeof managingEndpoints> => ({
  mine: () => managed.mine(),
  openOwn: ({ params }) => managed.openOwn(params.id),
  openByLink: ({ params }) => managed.openByLink(params.link),
  mailLink: ({ payload }) => managed.mailLink(payload.code, payload.email),
  cancel: ({ params: { id }, payload: { link, refund }, key }) =>
    managed.cancel({ id, link }, refund, key),
  quoteChange: ({ params: { id }, payload: { link, change } }) =>
    managed.quoteChange({ id, link }, change),
  change: ({ params: { id }, payload: { link, change, total }, key }) =>
    managed.change({ id, link }, change, total, key),
  settleChange: ({ params: { id }, payload: { link }, key }) =>
    managed.settleChange({ id, link }, key),
  leaveChange: ({ params: { id }, payload: { link }, key }) =>
    managed.leaveChange({ id, link }, key),
})

/** Answers the calls about inquiries from the port. */
export const inquiriesResponders = (
  inquiries: Inquiries,
): Responders<typeof inquiriesEndpoints> => ({
  attach: ({ query, file }) => inquiries.attach({ name: query.name, content: file }),
  sendInquiry: ({ payload, key }) => inquiries.send(payload, key),
})

/** Answers the calls about properties from the port. */
export const propertiesResponders = (
  properties: Properties,
): Responders<typeof propertiesEndpoints> => ({
  home: () => properties.home(),
  suggest: ({ query }) => properties.suggest(query.text),
  search: ({ query }) => properties.search(query),
  open: ({ params, query }) => properties.open(params.slug, query),
  listed: ({ query }) => properties.listed(query.slugs, query.asked),
  calendar: ({ params, query }) => properties.calendar(params.slug, query.from, query.until),
  placeNights: ({ query }) => properties.placeNights(query.where, query.from, query.until),
})
