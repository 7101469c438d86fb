import { TooManyTries } from "#core/booking/booking.errors.ts"
import type { BookingStatus } from "#core/booking/booking-status.ts"
import type { BadDay } from "./bad-day.ts"
import { always, daysAt } from "./mishaps.ts"
import { standing } from "./standing.ts"

const atLookup = daysAt("find")
const { day } = daysAt("booking")

const stands = (status: BookingStatus): BadDay =>
  day(
    `Every booking is ${status}.`,
    always("find", standing(status)),
    always("findByCode", standing(status)),
  )

/** What can go wrong when a booking is looked for, and each way a booking can stand. */
export const bookingDays = {
  "lookup-slowed": atLookup.refuses(
    "Too many wrong codes: the next try has to wait a minute.",
    "findByCode",
    () => new TooManyTries({ retryAfterSeconds: 60 }),
  ),
  "lookup-cut-off": atLookup.isCutOff("the search for a booking", "findByCode"),
  "waiting-for-lookup": atLookup.waits("the code of a booking", "findByCode"),
  "booking-held": stands("held"),
  "booking-paying": stands("paying"),
  "booking-confirmed": stands("confirmed"),
  "booking-staying": stands("staying"),
  "booking-completed": stands("completed"),
  "booking-cancelled": stands("cancelled"),
  "booking-expired": stands("expired"),
  "booking-released": stands("released"),
  "booking-failed": stands("failed"),
  "booking-refunding": stands("refunding"),
  "booking-refunded": stands("refunded"),
} as const satisfies Readonly<Record<string, BadDay>>
