import { changedBy, senOf } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { RatePlan } from "../property/rate-plan.ts"

/**
 * What a plan asks for a night that its room type sells at a rate, before any deal: a percentage is
 * rounded half up to the sen, and no difference makes a rate negative.
 */
export const planRate = (rate: Sen, { difference }: Pick<RatePlan, "difference">): Sen =>
  "percent" in difference
    ? changedBy(rate, difference.percent)
    : senOf(Math.max(0, rate + difference.sen))
