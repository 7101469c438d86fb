import type { KeptMessage, MessageStore } from "#core/messages/message-store.port.ts"
import type { JobOrder } from "#core/workload/job.ts"
import { Effect } from "effect"
import { allAsAsked, asAsked } from "../as-asked.ts"
import type { Connection, Database } from "../database.ts"
import { insertJob } from "./jobs.sql.ts"
import {
  insertMessage,
  insertReplyLink,
  selectMessages,
  selectReplyLink,
  type MessageRow,
} from "./messages.sql.ts"

const keep = (connection: Connection, message: KeptMessage, letter: JobOrder) =>
  Effect.gen(function* () {
    const [isNew] = yield* insertMessage(connection, message)
    if (isNew === undefined) return false
    yield* insertJob(connection, letter)
    return true
  })

/** Keeps messages in PostgreSQL, in the transaction that orders their letters. */
export const postgresMessageStore = (database: Database): MessageStore => ({
  keep: (message, letter) =>
    database.inTransaction((connection) => keep(connection, message, letter)),
  ofBooking: (booking) =>
    selectMessages(database, booking).pipe(
      allAsAsked<MessageRow>((row) => row.booking === booking),
      Effect.map((rows) => rows.map(({ booking: _, ...message }) => message)),
    ),
  keepReplyLink: (link) => Effect.asVoid(insertReplyLink(database, link)),
  replyLink: (digest) =>
    selectReplyLink(database, digest).pipe(
      Effect.map(([row]) => (row ? { ...row, until: Number(row.until) } : null)),
      asAsked((link) => link.digest === digest),
    ),
})
