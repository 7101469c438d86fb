import { BookingStatus } from "#core/booking/booking-status.ts"
import { statusFacts, type StatusFacts } from "#core/booking/status-facts.ts"
import { expect, it } from "vitest"

const statusesThat = (fact: keyof StatusFacts) =>
  BookingStatus.literals.filter((status) => statusFacts[status][fact])

const answers: Readonly<Record<keyof StatusFacts, ReadonlyArray<BookingStatus>>> = {
  isOpen: ["held", "paying"],
  hasLapsed: ["expired", "released", "failed"],
  isSold: ["confirmed", "staying", "completed", "cancelled"],
  isLiving: ["confirmed", "staying"],
  hasBegun: ["staying", "completed"],
  wasHad: ["completed"],
  isCalledOff: ["cancelled", "refunding", "refunded"],
  isWoundUp: ["cancelled", "refunded"],
}

it.each(Object.keys(answers) as ReadonlyArray<keyof StatusFacts>)(
  "answers %s for the statuses of the list alone",
  (fact) => {
    expect(statusesThat(fact)).toEqual(answers[fact])
  },
)
