import { Schema } from "effect"
import { Issue } from "../kernel/issue.ts"
import { Sen } from "../money/sen.ts"
import { StayDates } from "../stay/stay-dates.ts"

/** Dates near those asked for, with what the stay costs then, taxes and fees included. */
export const AlternativeDates = Schema.Struct({ dates: StayDates, cost: Sen })
export interface AlternativeDates extends Schema.Schema.Type<typeof AlternativeDates> {}

/** Which restrictions refuse a stay, and the dates at which it could be had, nearest first. */
export const NearMiss = Schema.Struct({
  restricted: Schema.NonEmptyArray(Issue),
  otherDates: Schema.NonEmptyArray(AlternativeDates),
})
export interface NearMiss extends Schema.Schema.Type<typeof NearMiss> {}
