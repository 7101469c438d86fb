import { movableClock } from "#fixtures/doubles/clock.movable.ts"
import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { databaseIn } from "#adapters/postgres/embedded/pglite.ts"
import { postgresInventoryKeeper } from "#adapters/postgres/catalogue/inventory-keeper.postgres.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import { openPostgres } from "#adapters/postgres/connection/postgres-server.ts"
import { encryptionKeys } from "#adapters/encryption/keys.ts"
import { encryptionWith } from "#adapters/encryption/encryption.ts"
import { Effect } from "effect"
import { aPostgresDatabase } from "./database.ts"
import { pgliteInMemory } from "./pglite-in-memory.ts"

/** The secret of every test's database. */
export const testKeys = encryptionKeys("a secret that only tests may know")

export const testEncryption = encryptionWith(testKeys)

/** The database in today's shape. */
export const migrated = async (database: Database): Promise<Database> => {
  await Effect.runPromise(migrate(database))
  return database
}

/** A migrated, empty PGlite in memory. */
export const aPgliteStore = async (): Promise<Database> =>
  migrated(databaseIn(await pgliteInMemory()))

/** A migrated, empty database of the PostgreSQL of this run. */
export const aPostgresStore = async (): Promise<Database> =>
  migrated(await openPostgres(await aPostgresDatabase()))

const EVERYTHING =
  "property, inventory_change, room_type, booking_message, review, review_report, reply_link, night, block, booking, heard_notice, job, stored_answer, tries, address_proof, inquiry, inquiry_file, account, session, mailed_link, restoring_link, identity_picture"

/** The database with nothing in it but these properties. */
export const stockedAnew = async (
  database: Database,
  stock: ReadonlyArray<StockedProperty> = [],
): Promise<Database> => {
  await Effect.runPromise(database.query(`truncate ${EVERYTHING} cascade`))
  await Effect.runPromise(postgresInventoryKeeper(database, movableClock()).put(stock))
  return database
}
