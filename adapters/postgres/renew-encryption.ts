import type { RenewableEncryption } from "#core/kernel/encryption.port.ts"
import type { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { Effect } from "effect"
import { renewedAccount } from "./accounts/account-document.ts"
import { renewedBooking } from "./bookings/booking-document.ts"
import type { Database } from "./database.ts"
import { renewal } from "./renewal.ts"
import {
  lockSealed,
  sealedTables,
  selectSealed,
  updateSealed,
  type SealedRow,
  type SealedTable,
} from "./seal.sql.ts"

const BATCH = 200

/** What is sealed in the database. */
export type SealedKind = keyof typeof sealedTables

type Renew = (encryption: RenewableEncryption, row: SealedRow) => string | null

const renewedText: Renew = (encryption, { place, content }) => {
  const renewing = renewal(encryption)
  const renewed = renewing.renew(String(content), place)
  return renewing.wasNeeded() ? renewed : null
}

const kinds: Record<SealedKind, Renew> = {
  accounts: (encryption, { content }) => renewedAccount(encryption, content),
  bookings: (encryption, { content }) => renewedBooking(encryption, content),
  letters: renewedText,
  calendars: renewedText,
}

/** The rows of a table that hold something which the current key did not seal. */
const staleIn = (
  database: Database,
  table: SealedTable,
  isStale: (row: SealedRow) => boolean,
  onEach: (row: SealedRow) => Effect.Effect<void, StoreUnreachable>,
): Effect.Effect<number, StoreUnreachable> =>
  Effect.gen(function* () {
    let count = 0
    let after = ""
    for (;;) {
      const rows = yield* selectSealed(database, table, after, BATCH)
      for (const row of rows.filter(isStale)) {
        yield* onEach(row)
        count += 1
      }
      const last = rows.at(-1)
      if (last === undefined) return count
      after = last.id
    }
  })

const renewedUnderLock = (
  database: Database,
  encryption: RenewableEncryption,
  kind: SealedKind,
  { id }: SealedRow,
) =>
  database.inTransaction((connection) =>
    Effect.gen(function* () {
      const [row] = yield* lockSealed(connection, sealedTables[kind], id)
      const content = row === undefined ? null : kinds[kind](encryption, row)
      if (content !== null) yield* updateSealed(connection, sealedTables[kind], id, content)
    }),
  )

const overAll = (
  database: Database,
  encryption: RenewableEncryption,
  onEach: (kind: SealedKind, row: SealedRow) => Effect.Effect<void, StoreUnreachable>,
) => {
  const each = (kind: SealedKind) =>
    staleIn(
      database,
      sealedTables[kind],
      (row) => kinds[kind](encryption, row) !== null,
      (row) => onEach(kind, row),
    )
  return Effect.all({
    accounts: each("accounts"),
    bookings: each("bookings"),
    letters: each("letters"),
    calendars: each("calendars"),
  })
}

/** How many rows hold something that another key than the current one sealed. */
export const countStale = (database: Database, encryption: RenewableEncryption) =>
  overAll(database, encryption, () => Effect.void)

/**
 * Seals with the current key whatever another one sealed, row by row, while servers go on. It may
 * break off anywhere and be done again. Answers how many rows were renewed.
 */
export const renewSeals = (database: Database, encryption: RenewableEncryption) =>
  overAll(database, encryption, (kind, row) => renewedUnderLock(database, encryption, kind, row))
