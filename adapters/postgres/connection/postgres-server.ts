import { millisecondsInSecond } from "date-fns/constants"
import { Pool, type PoolConfig } from "pg"
import { columnTypes } from "./column-types.ts"
import type { Database } from "../database.ts"
import { greet, inTime } from "./pool-sessions.ts"
import { databaseOver, type Pools } from "./pool-database.ts"
import { isAway, sqlStateOf } from "./sql-states.ts"
import { DatabaseAway, DatabaseRefused } from "../start.errors.ts"

const OLDEST_VERSION = 150_000

const limits: PoolConfig = {
  connectionTimeoutMillis: 5 * millisecondsInSecond,
  keepAlive: true,
  // No time limits here: a pooler refuses them as parameters of the start.
  application_name: "singgah",
  types: columnTypes,
  onConnect: greet,
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
  const text = "select current_setting('server_version_num')::int as version"
  const { rows } = await pool.query({ text, ...inTime })
  return rows[0].version
}

const asSentence = (url: string, error: unknown): Error => {
  const sentence = `The database at ${whereItIs(url)}: ${reasonOf(error)}.`
  return isAway(error) ? new DatabaseAway(sentence) : new DatabaseRefused(sentence)
}

const USUAL_CONNECTIONS = 10
const FOR_QUESTIONS = 0.3

/** So many connections in all; where there are too few to divide, questions and transactions share them. */
const poolsTo = (url: string, connections: number): Pools => {
  const poolOf = (max: number) => new Pool({ ...limits, max, connectionString: url })
  const forQuestions = Math.floor(connections * FOR_QUESTIONS)
  const transactions = poolOf(connections - forQuestions)
  return { transactions, questions: forQuestions === 0 ? transactions : poolOf(forQuestions) }
}

const REPLICA_CONNECTIONS = 2

/** Connects to a replica once it is asked something: a site starts and sells without it. */
export const openReplica = (url: string): Database =>
  databaseOver(poolsTo(url, REPLICA_CONNECTIONS))

/** Connects to a PostgreSQL server, or says in one sentence why that cannot be, or not yet. */
export const openPostgres = async (
  url: string,
  connections = USUAL_CONNECTIONS,
): Promise<Database> => {
  const pools = poolsTo(url, connections)
  // Made before the first question: it listens to what becomes of every connection, the first too.
  const database = databaseOver(pools)
  try {
    const version = await versionOf(pools.questions)
    if (version < OLDEST_VERSION) throw new Error(`it is older than PostgreSQL 15 (${version})`)
    return database
  } catch (error) {
    await database.close()
    throw asSentence(url, error)
  }
}
