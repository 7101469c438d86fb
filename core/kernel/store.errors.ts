import { Schema } from "effect"

/** The database did not answer, or gave up on this transaction; nothing of it was kept. */
export class StoreUnreachable extends Schema.TaggedError<StoreUnreachable>()(
  "StoreUnreachable",
  {},
) {}
