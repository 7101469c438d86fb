import { Pool, type PoolConfig } from "pg"
import { columnTypes } from "./column-types.ts"
import type { Database } from "./database.ts"
import { databaseOver } from "./pool-database.ts"
import { sqlStateOf } from "./sql-states.ts"
import { DatabaseRefused } from "./start.errors.ts"

const OLDEST_VERSION = 150_000
const SECOND_MS = 1000

const limits: PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 5 * SECOND_MS,
  statement_timeout: 10 * SECOND_MS,
  lock_timeout: 8 * SECOND_MS,
  idle_in_transaction_session_timeout: 30 * SECOND_MS,
  keepAlive: true,
  application_name: "singgah",
  types: columnTypes,
}

const whereItIs = (url: string): string => {
  if (!URL.canParse(url)) return "DATABASE_URL"
  const { host, pathname } = new URL(url)
  return `${host || "the local socket"}${pathname}`
}

const REASONS: Readonly<Record<string, string>> = {
  "28P01": "the password is wrong",
  "28000": "this user may not connect",
  "3D000": "there is no such database",
  "57P03": "it is still starting",
  "53300": "it has no connection left",
}

const reasonOf = (error: unknown): string => {
  const known = REASONS[sqlStateOf(error) ?? ""]
  return known ?? (error instanceof Error && error.message ? error.message : "it did not answer")
}

const versionOf = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query("select current_setting('server_version_num')::int as version")
  return rows[0].version
}

/** Connects to a PostgreSQL server, or says in one sentence why that cannot be. */
export const openPostgres = async (url: string, poolSize = limits.max): Promise<Database> => {
  const pool = new Pool({ ...limits, max: poolSize ?? 10, connectionString: url })
  try {
    const version = await versionOf(pool)
    if (version < OLDEST_VERSION) throw new Error(`it is older than PostgreSQL 15 (${version})`)
  } catch (error) {
    await pool.end()
    throw new DatabaseRefused(`The database at ${whereItIs(url)}: ${reasonOf(error)}.`)
  }
  return databaseOver(pool, () => pool.end())
}
