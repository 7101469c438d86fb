import { Schema } from "effect"
import type { Effect } from "effect"
import { singleLine } from "../kernel/typed-text.ts"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { Slug } from "../property/property.ts"

/** Who changed what is sold, and by what: a file that was imported, or a command. */
export const Author = Schema.Struct({
  who: singleLine(100).check(Schema.isMinLength(1)),
  by: singleLine(300).check(Schema.isMinLength(1)),
})
export interface Author extends Schema.Schema.Type<typeof Author> {}

/** What was changed of one property. */
export type InventoryChange = {
  readonly property: Slug
  /** Part by part, such as `rooms.garden.baseRate: 12800 → 14000`. */
  readonly parts: ReadonlyArray<string>
}

/** A change as the log has it. */
export type LoggedChange = Author &
  InventoryChange & {
    /** Later changes have higher numbers. */
    readonly number: number
    /** Milliseconds since 1970. */
    readonly at: number
  }

/** Which changes are asked for: the newest first, of one property only where it is named. */
export type ChangesAsked = {
  readonly property: Slug | null
  /** Only changes before the one of this number; null from the newest on. */
  readonly before: number | null
  readonly limit: number
}

/** An answer has at most so many changes. */
export const MOST_CHANGES = 200

/**
 * Remembers what imports and commands changed of what is sold. Kept by
 * tests/contracts/change-log.contract.ts.
 */
export interface ChangeLog {
  readonly append: (
    author: Author,
    at: number,
    changes: ReadonlyArray<InventoryChange>,
  ) => Effect.Effect<void, StoreUnreachable>
  /** At most `MOST_CHANGES`, whatever is asked for. */
  readonly page: (
    asked: ChangesAsked,
  ) => Effect.Effect<ReadonlyArray<LoggedChange>, StoreUnreachable>
}
