import { Schema } from "effect"

/** What an outside identity service said cannot be believed, or its guest said no. */
export class IdentityRefused extends Schema.TaggedError<IdentityRefused>()("IdentityRefused", {
  reason: Schema.Literals(["declined", "expired", "unproven", "unverifiedEmail"]),
}) {}

/** An account with the same address exists: its password is asked once before the two are linked. */
export class LinkNeeded extends Schema.TaggedError<LinkNeeded>()("LinkNeeded", {
  email: Schema.String,
}) {}

/** The identity service did not answer; trying again may help. */
export class IdentityUnavailable extends Schema.TaggedError<IdentityUnavailable>()(
  "IdentityUnavailable",
  {},
) {}
