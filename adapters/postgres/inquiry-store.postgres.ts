import { inquiryMailJob } from "#core/contact/inquiry-jobs.ts"
import type { InquiryStore, KeptInquiry } from "#core/contact/inquiry-store.port.ts"
import { emailKeyOf } from "#core/people/email.rules.ts"
import { Effect } from "effect"
import { allAsAsked, asAsked } from "./as-asked.ts"
import type { Connection, Database } from "./database.ts"
import {
  deleteInquiries,
  deleteWaiting,
  giveFiles,
  insertFile,
  insertInquiry,
  selectFilesOf,
  selectInquiry,
  selectOfEmail,
  selectReceipt,
  selectWaiting,
  type FileRow,
} from "./inquiries.sql.ts"
import { insertJob } from "./bookings/jobs.sql.ts"

const fieldsOf = ({ type, name, phone, email, subject, message }: KeptInquiry) => ({
  type,
  name,
  phone,
  email,
  subject,
  message,
})

const receive = (connection: Connection, inquiry: KeptInquiry) =>
  Effect.gen(function* () {
    const { session, key, reference, receivedAt } = inquiry
    const [isNew] = yield* insertInquiry(connection, inquiry, fieldsOf(inquiry))
    if (isNew === undefined) {
      const [known] = yield* selectReceipt(connection, session, key)
      return known ?? { reference, receivedAt }
    }
    yield* giveFiles(connection, inquiry)
    if (!inquiry.suspect) yield* insertJob(connection, inquiryMailJob(inquiry))
    return { reference, receivedAt }
  })

const find = (database: Database, reference: string) =>
  Effect.gen(function* () {
    const row = yield* selectInquiry(database, reference).pipe(
      Effect.map(([first]) => first ?? null),
      asAsked((found) => found.reference === reference),
    )
    if (row === null) return null
    const { fields, ...kept } = row
    const rows = yield* selectFilesOf(database, reference).pipe(
      allAsAsked(({ inquiry }) => inquiry === reference),
    )
    const files = rows.map(({ inquiry: _, ...file }) => ({
      ...file,
      content: new Uint8Array(file.content),
      at: Number(file.at),
    }))
    return { inquiry: { ...kept, ...fields, attachments: files.map(({ id }) => id) }, files }
  })

/** Keeps inquiries in PostgreSQL, their files beside them, so that all of it is kept or nothing. */
export const postgresInquiryStore = (database: Database): InquiryStore => ({
  keepUpload: (upload) => Effect.asVoid(insertFile(database, upload)),
  uploadsOf: (session, ids) =>
    ids.length === 0
      ? Effect.succeed([])
      : allAsAsked<FileRow>(({ id }) => ids.includes(id))(selectWaiting(database, session, ids)),
  receive: (inquiry) => database.inTransaction((connection) => receive(connection, inquiry)),
  find: (reference) => find(database, reference),
  ofEmail: (email) =>
    selectOfEmail(database, email).pipe(
      allAsAsked((row) => emailKeyOf(row.email) === emailKeyOf(email)),
      Effect.map((rows) => rows.map(({ reference }) => reference)),
    ),
  forget: ({ uploads, inquiries }) =>
    deleteWaiting(database, uploads).pipe(
      Effect.andThen(deleteInquiries(database, new Date(inquiries).toISOString())),
      Effect.asVoid,
    ),
})
