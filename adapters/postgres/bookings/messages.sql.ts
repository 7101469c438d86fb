import type { BookingMessage } from "#core/messages/message.ts"
import type { KeptMessage, ReplyLink } from "#core/messages/message-store.port.ts"
import type { Connection } from "../database.ts"

/** Keeps a message unless its key was used before; no row says that it was. */
export const insertMessage = (connection: Connection, message: KeptMessage) =>
  connection.query(
    `insert into booking_message (id, booking, key, side, sent_at, body)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (booking, key) do nothing
     returning id`,
    [message.id, message.booking, message.key, message.from, message.at, message.text],
  )

/** A message as a row, with the booking it is about. */
export type MessageRow = BookingMessage & { readonly booking: string }

const SENT_AT = `to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const selectMessages = (connection: Connection, booking: string) =>
  connection.query<MessageRow>(
    `select booking, id, side as "from", ${SENT_AT} as at, body as text
     from booking_message where booking = $1 order by ordinal`,
    [booking],
  )

export const insertReplyLink = (connection: Connection, link: ReplyLink) =>
  connection.query(
    "insert into reply_link (secret, booking, side, until) values ($1, $2, $3, $4)",
    [link.digest, link.booking, link.side, link.until],
  )

/** A link as a row; the driver brings large numbers as text. */
export type ReplyLinkRow = Omit<ReplyLink, "until"> & { readonly until: string | number }

export const selectReplyLink = (connection: Connection, digest: string) =>
  connection.query<ReplyLinkRow>(
    "select secret as digest, booking, side, until from reply_link where secret = $1",
    [digest],
  )
