import { BookingStatus } from "#core/booking/booking-status.ts"
import { statusFacts, type StatusFacts } from "#core/booking/status-facts.ts"
import { describe, expect, it } from "vitest"

type Fact = keyof StatusFacts
/** Every answer to a question; no is the answer where a status is not among the others. */
type Answers<Of extends Fact> = Exclude<`${StatusFacts[Of]}`, "false">

const answers: {
  readonly [Of in Fact]: Readonly<Record<Answers<Of>, ReadonlyArray<BookingStatus>>>
} = {
  isOpen: { true: ["held", "paying"] },
  hasLapsed: { true: ["expired", "released", "failed"] },
  isSold: { true: ["confirmed", "staying", "completed", "cancelled"] },
  isLiving: { true: ["confirmed", "staying"] },
  keepsRooms: {
    always: ["confirmed", "staying"],
    whileNightsKept: ["held", "paying"],
    never: ["completed", "cancelled", "expired", "released", "failed", "refunding", "refunded"],
  },
  hasBegun: { true: ["staying", "completed"] },
  wasHad: { true: ["completed"] },
  isCalledOff: { true: ["cancelled", "refunding", "refunded"] },
  isWoundUp: { true: ["cancelled", "refunded"] },
}
const facts = Object.keys(answers) as ReadonlyArray<Fact>

describe.each(facts)("%s", (fact) => {
  it.each(Object.entries(answers[fact]))("is %s of %j alone", (answer, statuses) => {
    const answered = BookingStatus.literals.filter(
      (status) => `${statusFacts[status][fact]}` === answer,
    )

    expect(answered).toEqual(statuses)
  })
})
