import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import type { FaultScenario } from "./fault-injection.ts"
import { always, scenariosAt } from "./fault-scenarios.ts"
import { fixedStatus } from "./fixed-status.ts"

const atLookup = scenariosAt("find")
const atLinks = scenariosAt("booking")
const { scenario } = atLinks

const everyBookingIs = (status: BookingStatus): FaultScenario =>
  scenario(
    `Every booking is ${status}.`,
    always("find", fixedStatus(status)),
    always("findByCode", fixedStatus(status)),
  )

/** What can go wrong when a booking is looked for, and each status of a booking. */
export const bookingFaults = {
  "lookup-slowed": atLookup.refuses(
    "Too many wrong codes: the next try has to wait a minute.",
    "findByCode",
    () => new TooManyAttempts({ retryAfterSeconds: 60 }),
  ),
  "lookup-cut-off": atLookup.isCutOff("the search for a booking", "findByCode"),
  "waiting-for-lookup": atLookup.waits("the code of a booking", "findByCode"),
  "link-slowed": atLinks.refuses(
    "Too many links to manage a booking: the next has to wait a minute.",
    "mailLink",
    () => new TooManyAttempts({ retryAfterSeconds: 60 }),
  ),
  "link-cut-off": atLinks.isCutOff("the request for a link to manage a booking", "mailLink"),
  "waiting-for-link": atLinks.waits("a link to manage a booking", "mailLink"),
  "booking-held": everyBookingIs("held"),
  "booking-paying": everyBookingIs("paying"),
  "booking-confirmed": everyBookingIs("confirmed"),
  "booking-staying": everyBookingIs("staying"),
  "booking-completed": everyBookingIs("completed"),
  "booking-cancelled": everyBookingIs("cancelled"),
  "booking-expired": everyBookingIs("expired"),
  "booking-released": everyBookingIs("released"),
  "booking-failed": everyBookingIs("failed"),
  "booking-refunding": everyBookingIs("refunding"),
  "booking-refunded": everyBookingIs("refunded"),
} as const satisfies Readonly<Record<string, FaultScenario>> &
  Readonly<Record<`booking-${BookingStatus}`, FaultScenario>>
