import type { PropertyContacts } from "#core/property/property-contacts.ts"
import type { Connection } from "../database.ts"

/** The contacts of a property, as they are put and found. */
export type ContactRow = PropertyContacts & { readonly property: string }

export const deleteContacts = (connection: Connection, properties: ReadonlyArray<string>) =>
  connection.query("delete from property_contact where property = any($1)", [properties])

export const insertContacts = (connection: Connection, rows: ReadonlyArray<ContactRow>) =>
  connection.query(
    `insert into property_contact (property, email, phone, whatsapp, language)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])`,
    [
      rows.map(({ property }) => property),
      rows.map(({ email }) => email),
      rows.map(({ phone }) => phone),
      rows.map(({ whatsapp }) => whatsapp),
      rows.map(({ language }) => language),
    ],
  )

export const selectAllContacts = (connection: Connection, properties: ReadonlyArray<string>) =>
  connection.query<ContactRow>(
    `select property, email, phone, whatsapp, language
     from property_contact where property = any($1)`,
    [properties],
  )

export const selectContacts = (connection: Connection, property: string) =>
  connection.query<ContactRow>(
    `select property, email, phone, whatsapp, language
     from property_contact where property = $1`,
    [property],
  )
