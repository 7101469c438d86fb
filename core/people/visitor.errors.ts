import { Schema } from "effect"

/** Nobody is signed in on this browser, or no longer, and this is for those who are. */
export class NotSignedIn extends Schema.TaggedError<NotSignedIn>()("NotSignedIn", {}) {}
