import type { AccountRecord } from "#core/account-store/account-record.ts"
import type {
  AccountStore,
  AccountTransaction,
  Claimants,
} from "#core/account-store/account-store.port.ts"
import { IdentityAttempt } from "#core/account-store/identity-attempt.ts"
import { MailedLink } from "#core/account-store/mailed-link.ts"
import { IdentityPicture } from "#core/account-store/identity-picture.ts"
import { SessionRecord } from "#core/account-store/session-record.ts"
import { emailKeyOf, isEmail } from "#core/people/email.rules.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect, Schema } from "effect"
import { accountDocumentOf, accountIn } from "./account-document.ts"
import {
  deleteAccountRow,
  deleteOtherClaimants,
  insertAccount,
  lockAccount,
  lockAddress,
  selectAccountOfOutside,
  selectClaimants,
  selectSubmitted,
  updateAccount,
  type AccountRow,
} from "./accounts.sql.ts"
import { allAsAsked, asAsked } from "../as-asked.ts"
import {
  deleteMessagesOf,
  disownBookings,
  forgetReviewers,
} from "../bookings/booking-owners.sql.ts"
import { updateOwner } from "../bookings/bookings.sql.ts"
import type { Connection, Database } from "../database.ts"
import {
  deletePicture,
  insertUnknownPictures,
  selectPictures,
  upsertPicture,
} from "./identity-pictures.sql.ts"
import { deleteAttempt, selectAttempt, upsertAttempt, type AttemptRow } from "./identity.sql.ts"
import { insertJob } from "../bookings/jobs.sql.ts"
import type { Encryption } from "#core/kernel/encryption.port.ts"
import {
  deleteLink,
  deleteRestoringLink,
  deleteSession,
  deleteSessions,
  insertRestoringLink,
  insertSession,
  selectSession,
  selectSessionsOf,
  updateSeen,
  upsertLink,
  type SessionRow,
} from "./sessions.sql.ts"

const decodeSession = Schema.decodeUnknownSync(SessionRecord)
const decodeAttempt = Schema.decodeUnknownSync(IdentityAttempt)
const decodePicture = Schema.decodeUnknownSync(IdentityPicture)
const decodeLink = Schema.decodeUnknownSync(MailedLink)

const sessionIn = (row: SessionRow): SessionRecord =>
  decodeSession({
    id: row.id,
    secret: row.secret,
    account: row.account,
    browser: row.browser,
    signedInAt: row.signed_in_at,
    lastSeenAt: row.last_seen_at,
    confirmedAt: row.confirmed_at,
  })

const first =
  (encryption: Encryption) =>
  (
    rows: Effect.Effect<ReadonlyArray<AccountRow>, StoreUnreachable>,
  ): Effect.Effect<AccountRecord | null, StoreUnreachable> =>
    Effect.map(rows, ([row]) => (row === undefined ? null : accountIn(encryption, row.record)))

const accountsIn = (encryption: Encryption) => (rows: ReadonlyArray<AccountRow>) =>
  rows.map(({ record }) => accountIn(encryption, record))

const firstAttempt = (
  rows: Effect.Effect<ReadonlyArray<AttemptRow>, StoreUnreachable>,
): Effect.Effect<IdentityAttempt | null, StoreUnreachable> =>
  Effect.map(rows, ([row]) => (row === undefined ? null : decodeAttempt(row.record)))

const NOBODY: Claimants = { proved: null, unproved: null }

// What is no address has no account, and may hold what no statement takes.
const claimants = (
  connection: Connection,
  encryption: Encryption,
  email: string,
): Effect.Effect<Claimants, StoreUnreachable> => {
  if (!isEmail(email)) return Effect.succeed(NOBODY)
  const found = Effect.map(selectClaimants(connection, email), (rows) =>
    rows.map(({ proved, record }) => ({ proved, account: accountIn(encryption, record) })),
  )
  return found.pipe(
    allAsAsked(({ account }) => emailKeyOf(account.email) === emailKeyOf(email)),
    Effect.map((both) => {
      const of = (proved: boolean) => both.find((one) => one.proved === proved)?.account ?? null
      return { proved: of(true), unproved: of(false) }
    }),
  )
}

const transactionOn = (connection: Connection, encryption: Encryption): AccountTransaction => ({
  lock: (id) =>
    lockAccount(connection, id).pipe(
      first(encryption),
      asAsked((one) => one.id === id),
    ),
  claimantsOf: (email) =>
    isEmail(email)
      ? Effect.andThen(lockAddress(connection, email), claimants(connection, encryption, email))
      : Effect.succeed(NOBODY),
  ofOutside: (outside) =>
    selectAccountOfOutside(connection, outside).pipe(
      first(encryption),
      asAsked((one) => one.outside === outside),
    ),
  insert: (account) =>
    Effect.asVoid(insertAccount(connection, account, accountDocumentOf(encryption, account))),
  save: (account) =>
    Effect.asVoid(updateAccount(connection, account, accountDocumentOf(encryption, account))),
  remove: (id) =>
    deleteMessagesOf(connection, id).pipe(
      Effect.andThen(forgetReviewers(connection, id)),
      Effect.andThen(disownBookings(connection, id)),
      Effect.andThen(deleteAccountRow(connection, id)),
      Effect.asVoid,
    ),
  removeOthers: (email, but) =>
    Effect.map(deleteOtherClaimants(connection, email, but), accountsIn(encryption)),
  putSession: (session) => Effect.asVoid(insertSession(connection, session)),
  endSession: (account, id) =>
    Effect.map(deleteSession(connection, account, id), (rows) => rows.length > 0),
  endSessions: (account, but) => Effect.asVoid(deleteSessions(connection, account, but)),
  putLink: (link) => {
    const put = link.kind === "restore" ? insertRestoringLink : upsertLink
    return Effect.asVoid(put(connection, link))
  },
  takeLink: (kind, secret) =>
    Effect.map(
      kind === "restore"
        ? deleteRestoringLink(connection, secret)
        : deleteLink(connection, kind, secret),
      ([row]) => (row ? decodeLink(row) : null),
    ).pipe(asAsked((link) => link.kind === kind && link.secret === secret)),
  putAttempt: (attempt) => Effect.asVoid(upsertAttempt(connection, attempt)),
  takeAttempt: (key) =>
    deleteAttempt(connection, key).pipe(
      firstAttempt,
      asAsked((one) => one.key === key),
    ),
  putPicture: (picture) => Effect.asVoid(upsertPicture(connection, picture)),
  dropPicture: (name) => Effect.asVoid(deletePicture(connection, name)),
  enqueue: (job) => Effect.asVoid(insertJob(connection, job)),
  joinBookings: (email, account) => updateOwner(connection, email, account),
})

/** Keeps accounts in PostgreSQL; that an address is proved by one account only is its constraint. */
export const postgresAccountStore = (database: Database, encryption: Encryption): AccountStore => ({
  inTransaction: (work) =>
    database.inTransaction((connection) => work(transactionOn(connection, encryption))),
  claimantsOf: (email) => claimants(database, encryption, email),
  attempt: (key) =>
    selectAttempt(database, key).pipe(
      firstAttempt,
      asAsked((one) => one.key === key),
    ),
  openSession: (secret, living) =>
    selectSession(database, secret, living).pipe(
      Effect.map(([row]) =>
        row ? { session: sessionIn(row), account: accountIn(encryption, row.record) } : null,
      ),
      asAsked(
        ({ session, account }) => session.secret === secret && session.account === account.id,
      ),
    ),
  submitted: () => Effect.map(selectSubmitted(database), accountsIn(encryption)),
  pictures: () =>
    Effect.map(selectPictures(database), (rows) =>
      rows.map(({ record, ...picture }) => ({
        picture: decodePicture(picture),
        account: record === null ? null : accountIn(encryption, record),
      })),
    ),
  adoptPictures: (now) => Effect.asVoid(insertUnknownPictures(database, now)),
  seen: (id, at) => Effect.asVoid(updateSeen(database, id, at)),
  sessionsOf: (account, living) =>
    selectSessionsOf(database, account, living).pipe(
      Effect.map((rows) => rows.map(sessionIn)),
      allAsAsked((session) => session.account === account),
    ),
})
