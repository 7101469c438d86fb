import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import { withContactsHad } from "#core/inventory/kept-contacts.ts"
import { Effect } from "effect"
import type { Connection } from "../database.ts"
import { deleteContacts, insertContacts, selectAllContacts } from "./contacts.sql.ts"
import { contactRowsOf } from "./inventory-rows.ts"

/** What is put, with the contacts that are kept where it says nothing of them. */
export const withContactsKept = (connection: Connection, puts: ReadonlyArray<StockedProperty>) => {
  const silent = puts.filter(({ contacts }) => contacts === undefined)
  if (silent.length === 0) return Effect.succeed(puts)
  const slugs = silent.map(({ property }) => property.slug)
  return Effect.map(selectAllContacts(connection, slugs), (rows) => {
    const had = new Map(rows.map(({ property, ...contacts }) => [property, contacts]))
    return puts.map((put) => withContactsHad(put, had.get(put.property.slug)))
  })
}

/** Puts these contacts in place of those that the properties had. */
export const putContacts = (connection: Connection, changed: ReadonlyArray<StockedProperty>) => {
  const slugs = changed.map(({ property }) => property.slug)
  const rows = changed.flatMap(contactRowsOf)
  return Effect.andThen(deleteContacts(connection, slugs), insertContacts(connection, rows))
}
