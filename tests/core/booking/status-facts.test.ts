import { BookingStatus } from "#core/booking/booking-status.ts"
import { statusFacts, type StatusFacts } from "#core/booking/status-facts.ts"
import { expect, it } from "vitest"

const statusesThat = (fact: keyof StatusFacts) =>
  BookingStatus.literals.filter((status) => statusFacts[status][fact])

it.each<readonly [keyof StatusFacts, ReadonlyArray<BookingStatus>]>([
  ["isOpen", ["held", "paying"]],
  ["hasLapsed", ["expired", "released", "failed"]],
  ["isSold", ["confirmed", "staying", "completed", "cancelled"]],
  ["isLiving", ["confirmed", "staying"]],
  ["hasBegun", ["staying", "completed"]],
  ["isCalledOff", ["cancelled", "refunding", "refunded"]],
  ["isWoundUp", ["cancelled", "refunded"]],
])("%s of %j alone", (fact, statuses) => {
  expect(statusesThat(fact)).toEqual(statuses)
})
