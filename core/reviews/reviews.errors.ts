import { Schema } from "effect"
import { Issue } from "../kernel/issue.ts"

/** What was written breaks a rule. */
export class ReviewRefused extends Schema.TaggedError<ReviewRefused>()("ReviewRefused", {
  issues: Schema.Array(Issue),
}) {}

/** This stay cannot be reviewed, not yet or no longer, or it was reviewed before. */
export class ReviewClosed extends Schema.TaggedError<ReviewClosed>()("ReviewClosed", {}) {}

/** There is no such review, or it is hidden. */
export class ReviewNotFound extends Schema.TaggedError<ReviewNotFound>()("ReviewNotFound", {}) {}

/** Reviews cannot be read or kept right now. */
export class ReviewsUnreachable extends Schema.TaggedError<ReviewsUnreachable>()(
  "ReviewsUnreachable",
  {},
) {}
