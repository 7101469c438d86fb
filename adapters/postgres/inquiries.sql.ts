import type { KeptInquiry, Upload } from "#core/contact/inquiry-store.port.ts"
import { emailKeyOf } from "#core/people/email.rules.ts"
import type { Connection } from "./database.ts"

/** A file as a row, without or with its content. */
export type FileRow = Pick<Upload, "id" | "name" | "kind" | "bytes">
export type WholeFileRow = FileRow &
  Pick<Upload, "session" | "content"> & { readonly at: string; readonly inquiry: string }

export const insertFile = (connection: Connection, file: Upload) =>
  connection.query(
    `insert into inquiry_file (id, session, name, kind, bytes, content, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      file.id,
      file.session,
      file.name,
      file.kind,
      file.bytes,
      Buffer.from(file.content),
      String(file.at),
    ],
  )

/** Those of the files that a session sent and no inquiry has, in the order they were asked for. */
export const selectWaiting = (
  connection: Connection,
  session: string,
  ids: ReadonlyArray<string>,
) =>
  connection.query<FileRow>(
    `select id, name, kind, bytes from inquiry_file
     where session = $1 and id = any($2) and inquiry is null
     order by array_position($2, id)`,
    [session, ids],
  )

/** Keeps an inquiry unless its key was used before; no row says that it was. */
export const insertInquiry = (
  connection: Connection,
  inquiry: Omit<KeptInquiry, "attachments">,
  fields: object,
) =>
  connection.query<{ reference: string }>(
    `insert into inquiry (reference, session, key, fields, language, suspect, received_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (session, key) do nothing
     returning reference`,
    [
      inquiry.reference,
      inquiry.session,
      inquiry.key,
      JSON.stringify(fields),
      inquiry.language,
      inquiry.suspect,
      inquiry.receivedAt,
    ],
  )

const RECEIVED_AT = `to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const selectReceipt = (connection: Connection, session: string, key: string) =>
  connection.query<Pick<KeptInquiry, "reference" | "receivedAt">>(
    `select reference, ${RECEIVED_AT} as "receivedAt" from inquiry where session = $1 and key = $2`,
    [session, key],
  )

export const giveFiles = (
  connection: Connection,
  { reference, session, attachments }: KeptInquiry,
) =>
  connection.query(
    `update inquiry_file set inquiry = $1
     where session = $2 and id = any($3) and inquiry is null`,
    [reference, session, attachments],
  )

/** What is written of an inquiry, beside what can be asked for. */
export type InquiryRow = Pick<
  KeptInquiry,
  "reference" | "session" | "key" | "language" | "suspect" | "receivedAt"
> & {
  readonly fields: Pick<KeptInquiry, "type" | "name" | "phone" | "email" | "subject" | "message">
}

export const selectInquiry = (connection: Connection, reference: string) =>
  connection.query<InquiryRow>(
    `select reference, session, key, fields, language, suspect, ${RECEIVED_AT} as "receivedAt"
     from inquiry where reference = $1`,
    [reference],
  )

export const selectFilesOf = (connection: Connection, reference: string) =>
  connection.query<WholeFileRow>(
    `select id, session, name, kind, bytes, content, sent_at::text as at, inquiry
     from inquiry_file where inquiry = $1 order by sent_at, id`,
    [reference],
  )

/** Inquiries of an address, the newest first. */
export const selectOfEmail = (connection: Connection, email: string) =>
  connection.query<{ reference: string; email: string }>(
    `select reference, fields ->> 'email' as email from inquiry
     where lower(fields ->> 'email') = $1 order by received_at desc, reference`,
    [emailKeyOf(email)],
  )

export const deleteWaiting = (connection: Connection, before: number) =>
  connection.query("delete from inquiry_file where inquiry is null and sent_at < $1", [
    String(before),
  ])

export const deleteInquiries = (connection: Connection, before: string) =>
  connection.query("delete from inquiry where received_at < $1::timestamptz", [before])
