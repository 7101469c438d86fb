import { Schema } from "effect"

/** An amount of ringgit in whole sen. Money is never a fraction of a sen and never negative. */
export const Sen = Schema.Int.check(
  Schema.isGreaterThanOrEqualTo(0),
  Schema.isLessThanOrEqualTo(Number.MAX_SAFE_INTEGER),
).pipe(Schema.brand("Sen"))
export type Sen = typeof Sen.Type
