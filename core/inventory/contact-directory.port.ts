import type { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { PropertyContacts } from "../property/property-contacts.ts"

/**
 * Knows how properties are reached, apart from what every guest may read of them.
 * Kept by tests/contracts/contact-directory.contract.ts.
 */
export interface ContactDirectory {
  /** The contacts that were put last with the property of this slug; null where it has none. */
  readonly contactsOf: (
    property: string,
  ) => Effect.Effect<PropertyContacts | null, StoreUnreachable>
}
