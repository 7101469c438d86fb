import { Schema } from "effect"
import { Localised } from "../kernel/localised.ts"
import { coded } from "../kernel/typed-text.ts"
import { Sen } from "../money/sen.ts"
import { CancellationPolicy } from "./rate.ts"
import { Restriction } from "./restriction.ts"

/** What names a rate plan within its room type, for ever: lower-case letters, digits and hyphens. */
export const PlanId = coded(/^[a-z0-9][a-z0-9-]{0,39}$/, 40).pipe(Schema.brand("PlanId"))
export type PlanId = typeof PlanId.Type

/** Which meals are part of a plan, in the words of OpenTravel. */
export const Board = Schema.Literals(["ROOM_ONLY", "BREAKFAST", "HALF_BOARD"])
export type Board = typeof Board.Type

/** When a plan may be paid for; where the property takes no money, `EITHER` is now. */
export const PlanPay = Schema.Literals(["NOW", "AT_PROPERTY", "EITHER"])
export type PlanPay = typeof PlanPay.Type

const between = (minimum: number, maximum: number) =>
  Schema.Int.check(Schema.isBetween({ minimum, maximum }))

/** The farthest that a plan may lie from the rate of its room type, in percent and in sen a night. */
export const differenceBounds = {
  percent: { least: -90, most: 200 },
  sen: { least: -1_000_000, most: 1_000_000 },
} as const

/** By how much a plan's rate differs from that of its room type: percent, or sen a night. */
export const PlanDifference = Schema.Union([
  Schema.Struct({
    percent: between(differenceBounds.percent.least, differenceBounds.percent.most),
  }),
  Schema.Struct({ sen: between(differenceBounds.sen.least, differenceBounds.sen.most) }),
])
export type PlanDifference = typeof PlanDifference.Type

/** What the meals of a plan cost each guest a night, on top of its rate. */
export const BoardPrice = Schema.Struct({ adult: Sen, child: Sen })
export interface BoardPrice extends Schema.Schema.Type<typeof BoardPrice> {}

/** One set of terms under which a room type is sold. */
export const RatePlan = Schema.Struct({
  id: PlanId,
  /** What the operator calls it; null is named by its terms and board. */
  name: Schema.NullOr(Localised),
  terms: CancellationPolicy,
  board: Board,
  boardPrice: BoardPrice,
  pay: PlanPay,
  difference: PlanDifference,
  membersOnly: Schema.Boolean,
  /** What is asked of stays under it, beside what its room type and its property ask. */
  restrictions: Schema.optionalKey(Schema.Array(Restriction)),
})
export interface RatePlan extends Schema.Schema.Type<typeof RatePlan> {}
