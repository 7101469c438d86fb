import { Issue } from "#core/kernel/issue.ts"
import { Schema } from "effect"

/** The request cannot be read: every field that is wrong is listed. */
export class InputRefused extends Schema.TaggedError<InputRefused>()("InputRefused", {
  issues: Schema.Array(Issue),
}) {}

/** An unsafe call came without an Idempotency-Key of 8 to 128 visible characters. */
export class KeyMissing extends Schema.TaggedError<KeyMissing>()("KeyMissing", {}) {}

/** An unsafe call came from another site's page. */
export class OriginRefused extends Schema.TaggedError<OriginRefused>()("OriginRefused", {}) {}

export class NothingHere extends Schema.TaggedError<NothingHere>()("NothingHere", {}) {}

export class MethodRefused extends Schema.TaggedError<MethodRefused>()("MethodRefused", {
  allowed: Schema.Array(Schema.String),
}) {}

/** The address is longer than any of this site. */
export class AddressTooLong extends Schema.TaggedError<AddressTooLong>()("AddressTooLong", {}) {}

export class BodyTooLarge extends Schema.TaggedError<BodyTooLarge>()("BodyTooLarge", {
  limit: Schema.Int,
}) {}

export class ContentTypeRefused extends Schema.TaggedError<ContentTypeRefused>()(
  "ContentTypeRefused",
  {},
) {}

/** An unexpected error of the server; the log has the details under the same request id. */
export class Unforeseen extends Schema.TaggedError<Unforeseen>()("Unforeseen", {
  request: Schema.String,
}) {}

/** What can be wrong with a request before anybody looks at what it asks. */
export const ProtocolFailure = Schema.Union([
  InputRefused,
  KeyMissing,
  OriginRefused,
  NothingHere,
  MethodRefused,
  AddressTooLong,
  BodyTooLarge,
  ContentTypeRefused,
  Unforeseen,
])
export type ProtocolFailure = typeof ProtocolFailure.Type
