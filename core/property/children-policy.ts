import { Schema } from "effect"
import { Sen } from "../money/sen.ts"
import { ChildAge } from "../stay/child-age.ts"
import { limits } from "../stay/limits.ts"

/** No child, cot or extra bed costs more a night. */
export const MOST_FOR_A_CHILD = 100_000

const price = Sen.check(Schema.isLessThanOrEqualTo(MOST_FOR_A_CHILD))

/** No room takes more cots, or more extra beds. */
const perRoom = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 4 }))

/** What a child pays a night from an age on, until the next of these begins. */
export const ChildRate = Schema.Struct({ from: ChildAge, price })
export interface ChildRate extends Schema.Schema.Type<typeof ChildRate> {}

/** Cots for the smallest children, beside the beds that a room has. */
export const Cots = Schema.Struct({ perRoom, price, per: Schema.Literals(["NIGHT", "STAY"]) })
export interface Cots extends Schema.Schema.Type<typeof Cots> {}

/** Extra beds for children, beside the beds that a room has; priced by the night. */
export const ExtraBeds = Schema.Struct({ perRoom, price })
export interface ExtraBeds extends Schema.Schema.Type<typeof ExtraBeds> {}

/** What a property charges for children whose age is given; children without an age pay as before. */
export const ChildrenPolicy = Schema.Struct({
  /** By rising age and price; a child below the first of them stays free in the beds there are. */
  rates: Schema.Array(ChildRate).check(Schema.isMaxLength(limits.oldestChildAge + 1)),
  /** From this age on a child has an adult's place in a room, and an adult's meals. */
  adultFrom: Schema.optionalKey(ChildAge),
  cots: Schema.optionalKey(Cots),
  extraBeds: Schema.optionalKey(ExtraBeds),
})
export interface ChildrenPolicy extends Schema.Schema.Type<typeof ChildrenPolicy> {}
