import type { AccountRecord } from "#core/account-store/account-record.ts"
import { emailKeyOf } from "#core/people/email.rules.ts"
import type { Connection } from "../database.ts"

/** An account as the database keeps it. */
export interface AccountRow {
  readonly record: unknown
}

/** Waits for others who lock this account. */
export const lockAccount = (connection: Connection, id: string) =>
  connection.query<AccountRow>("select record from account where id = $1 for update", [id])

/** Waits for others who claim this address until the transaction is over. */
export const lockAddress = (connection: Connection, email: string) =>
  connection.query("select pg_advisory_xact_lock(hashtextextended('address ' || $1, 0))", [
    emailKeyOf(email),
  ])

/** Who proved the address, if anybody, and the newest of those who did not. */
export const selectClaimants = (connection: Connection, email: string) =>
  connection.query<AccountRow & { proved: boolean }>(
    `select distinct on (email_verified) email_verified as proved, record
     from account where email_key = $1
     order by email_verified, registered_at desc, id`,
    [emailKeyOf(email)],
  )

export const selectAccountOfOutside = (connection: Connection, outside: string) =>
  connection.query<AccountRow>("select record from account where outside = $1", [outside])

const columnsOf = (record: AccountRecord, document: string): ReadonlyArray<unknown> => [
  record.id,
  emailKeyOf(record.email),
  record.emailVerified,
  record.outside,
  record.verification.status,
  record.registeredAt,
  document,
]

export const insertAccount = (connection: Connection, record: AccountRecord, document: string) =>
  connection.query(
    `insert into account
       (id, email_key, email_verified, outside, verification, registered_at, record)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    columnsOf(record, document),
  )

export const updateAccount = (connection: Connection, record: AccountRecord, document: string) =>
  connection.query(
    `update account set email_key = $2, email_verified = $3, outside = $4, verification = $5,
       registered_at = $6, record = $7
     where id = $1`,
    columnsOf(record, document),
  )

/** Its sessions and links go with it. */
export const deleteAccountRow = (connection: Connection, id: string) =>
  connection.query("delete from account where id = $1", [id])

export const deleteOtherClaimants = (connection: Connection, email: string, but: string) =>
  connection.query<AccountRow>(
    "delete from account where email_key = $1 and id <> $2 returning record",
    [emailKeyOf(email), but],
  )

/** Those who wait to be verified, who came first first. */
export const selectSubmitted = (connection: Connection) =>
  connection.query<AccountRow>(
    `select record from account where verification = 'submitted'
     order by record #>> '{verification,submittedAt}', id`,
  )
