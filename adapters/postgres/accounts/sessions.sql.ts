import type { MailedLink } from "#core/account-store/mailed-link.ts"
import type { LivingSince, SessionRecord } from "#core/account-store/session-record.ts"
import type { Connection } from "../database.ts"

/** A session as the database keeps it. */
export interface SessionRow {
  readonly id: string
  readonly secret: string
  readonly account: string
  readonly browser: string
  readonly signed_in_at: number
  readonly last_seen_at: number
  readonly confirmed_at: number
}

const COLUMNS = "id, secret, account, browser, signed_in_at, last_seen_at, confirmed_at"
const COLUMNS_OF_SESSION = COLUMNS.replace(/\w+/g, "session.$&")

export const insertSession = (connection: Connection, session: SessionRecord) =>
  connection.query(`insert into session (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7)`, [
    session.id,
    session.secret,
    session.account,
    session.browser,
    session.signedInAt,
    session.lastSeenAt,
    session.confirmedAt,
  ])

export const selectSession = (
  connection: Connection,
  secret: string,
  { usedSince, begunSince }: LivingSince,
) =>
  connection.query<SessionRow & { record: unknown }>(
    `select ${COLUMNS_OF_SESSION}, account.record from session join account on account.id = session.account
     where session.secret = $1 and session.last_seen_at >= $2 and session.signed_in_at >= $3`,
    [secret, usedSince, begunSince],
  )

export const selectSessionsOf = (
  connection: Connection,
  account: string,
  { usedSince, begunSince }: LivingSince,
) =>
  connection.query<SessionRow>(
    `select ${COLUMNS} from session
     where account = $1 and last_seen_at >= $2 and signed_in_at >= $3
     order by last_seen_at desc, id`,
    [account, usedSince, begunSince],
  )

export const updateSeen = (connection: Connection, id: string, at: number) =>
  connection.query("update session set last_seen_at = $2 where id = $1 and last_seen_at < $2", [
    id,
    at,
  ])

export const deleteSession = (connection: Connection, account: string, id: string) =>
  connection.query("delete from session where account = $1 and id = $2 returning id", [account, id])

export const deleteSessions = (connection: Connection, account: string, but: string | null) =>
  connection.query("delete from session where account = $1 and id is distinct from $2", [
    account,
    but,
  ])

export const deleteOldSessions = (connection: Connection, { usedSince, begunSince }: LivingSince) =>
  connection.query("delete from session where last_seen_at < $1 or signed_in_at < $2", [
    usedSince,
    begunSince,
  ])

/** Each of them works until it is used or over, however many an account has. */
export const insertRestoringLink = (connection: Connection, link: MailedLink) =>
  connection.query(
    "insert into restoring_link (secret, account, email, until) values ($1, $2, $3, $4)",
    [link.secret, link.account, link.email, link.until],
  )

/** Of two who delete it at once one gets the row. */
export const deleteRestoringLink = (connection: Connection, secret: string) =>
  connection.query<MailedLink>(
    `delete from restoring_link where secret = $1
     returning secret, 'restore' as kind, account, email, until`,
    [secret],
  )

export const deleteOldRestoringLinks = (connection: Connection, before: number) =>
  connection.query("delete from restoring_link where until < $1", [before])

/** A newer link of the same kind takes the place of the older one. */
export const upsertLink = (connection: Connection, link: MailedLink) =>
  connection.query(
    `insert into mailed_link (secret, kind, account, email, until) values ($1, $2, $3, $4, $5)
     on conflict (kind, account) do update
       set secret = excluded.secret, email = excluded.email, until = excluded.until`,
    [link.secret, link.kind, link.account, link.email, link.until],
  )

/** Of two who delete it at once one gets the row. */
export const deleteLink = (connection: Connection, kind: string, secret: string) =>
  connection.query<MailedLink>(
    `delete from mailed_link where kind = $1 and secret = $2
     returning secret, kind, account, email, until`,
    [kind, secret],
  )

export const deleteOldLinks = (connection: Connection, before: number) =>
  connection.query("delete from mailed_link where until < $1", [before])
