import { Schema } from "effect"
import { limits } from "./limits.ts"

/** How old a child is on the day of arrival, in whole years. */
export const ChildAge = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: limits.oldestChildAge }),
)
export type ChildAge = typeof ChildAge.Type
