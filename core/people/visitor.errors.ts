import { Schema } from "effect"

/** The call needs a signed-in account, and this browser has none, or no longer. */
export class NotSignedIn extends Schema.TaggedError<NotSignedIn>()("NotSignedIn", {}) {}
