import { Sen } from "#core/money/sen.ts"
import { MOST_A_NIGHT } from "#core/property/rate.ts"
import { CalendarDate } from "#core/stay/calendar-date.ts"
import { Schema } from "effect"

/** More than the years ahead that anything is sold have. */
const MOST_NIGHTS = 5000
const MOST_TAKEN = 10_000

/** A rate of a night, or a deposit, in sen. */
export const rateFrom = (least: number) =>
  Sen.check(Schema.isBetween({ minimum: least, maximum: MOST_A_NIGHT }))

/** The nights of a room that differ from its other ones. */
export const NightLines = Schema.Array(
  Schema.Struct({
    date: CalendarDate,
    rate: Schema.optionalKey(Schema.NullOr(rateFrom(0))),
    taken: Schema.optionalKey(
      Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MOST_TAKEN })),
    ),
  }),
).check(Schema.isMaxLength(MOST_NIGHTS))
