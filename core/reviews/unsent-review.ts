import { Schema } from "effect"
import { Language } from "../kernel/localised.ts"
import { Mark } from "../guest-score/review.ts"

const chosen = Schema.optionalKey(Mark)

/** A review as far as it is written, to go on with it later. */
export const UnsentReview = Schema.Struct({
  marks: Schema.Struct({
    cleanliness: chosen,
    comfort: chosen,
    location: chosen,
    staff: chosen,
    facilities: chosen,
    value: chosen,
  }),
  text: Schema.String,
  language: Language,
})
export interface UnsentReview extends Schema.Schema.Type<typeof UnsentReview> {}
