import type { AddressProof } from "#core/booking/address-code.rules.ts"
import type { Connection } from "../database.ts"

// Moments come back as numbers of JavaScript's: all of them are milliseconds since 1970.
/** What is known under a key. */
export const selectAddressProof = (connection: Connection, key: string) =>
  connection.query<AddressProof>(
    `select key, code, mailed_at::float8 as "mailedAt", tries_left as "attemptsLeft",
       proved_until::float8 as "provedUntil"
     from address_proof where key = $1`,
    [key],
  )

/** Writes what is known under a key, in place of what was. */
export const upsertAddressProof = (
  connection: Connection,
  { key, code, mailedAt, attemptsLeft, provedUntil }: AddressProof,
) =>
  connection.query(
    `insert into address_proof (key, code, mailed_at, tries_left, proved_until)
     values ($1, $2, $3, $4, $5)
     on conflict (key) do update set code = excluded.code, mailed_at = excluded.mailed_at,
       tries_left = excluded.tries_left, proved_until = excluded.proved_until`,
    [key, code, mailedAt, attemptsLeft, provedUntil],
  )
