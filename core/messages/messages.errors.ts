import { Schema } from "effect"
import { Issue } from "../kernel/issue.ts"

/** What was written breaks a rule. */
export class MessageRefused extends Schema.TaggedError<MessageRefused>()("MessageRefused", {
  issues: Schema.Array(Issue),
}) {}

/** Nobody can be written to about this booking, not yet or no longer. */
export class MessagesClosed extends Schema.TaggedError<MessagesClosed>()("MessagesClosed", {}) {}
