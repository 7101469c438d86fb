import type { ContactDirectory } from "#core/inventory/contact-directory.port.ts"
import type { PropertyContacts } from "#core/property/property-contacts.ts"
import { Effect } from "effect"
import { asAsked } from "../as-asked.ts"
import type { Connection } from "../database.ts"
import { selectContacts, type ContactRow } from "./contacts.sql.ts"

const withoutProperty = ({ property: _, ...contacts }: ContactRow): PropertyContacts => contacts

/** How properties are reached, from the table beside theirs. */
export const postgresContactDirectory = (connection: Connection): ContactDirectory => ({
  contactsOf: (property) =>
    selectContacts(connection, property).pipe(
      Effect.map(([row]) => row ?? null),
      asAsked((found) => found.property === property),
      Effect.map((row) => row && withoutProperty(row)),
    ),
})
