import { senOf, shareOf, WHOLE_BPS } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"
import type { RatePlan } from "../property/rate-plan.ts"

const HUNDREDTH = WHOLE_BPS / 100

/**
 * What a plan asks for a night that its room type sells at a rate, before any deal: a percentage is
 * rounded half up to the sen, and no difference makes a rate negative.
 */
export const planRate = (rate: Sen, { difference }: Pick<RatePlan, "difference">): Sen =>
  "percent" in difference
    ? shareOf(rate, WHOLE_BPS + difference.percent * HUNDREDTH)
    : senOf(Math.max(0, rate + difference.sen))
