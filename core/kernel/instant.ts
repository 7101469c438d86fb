import { Schema } from "effect"

/** A moment in UTC, written `2026-12-01T07:00:00.000Z`. A stay has dates, never instants. */
export const Instant = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
).pipe(Schema.brand("Instant"))
export type Instant = typeof Instant.Type
