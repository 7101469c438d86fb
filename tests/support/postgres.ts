import { findPostgres } from "#adapters/command-line/install/machine.js"
import { randomBytes } from "node:crypto"
import { Client } from "pg"
import { startCluster } from "./postgres.cluster.ts"

/** A running PostgreSQL on which every caller may have databases of its own. */
export interface TestPostgres {
  readonly url: string
  /** How the databases of this run begin, so that no other run's are ever touched. */
  readonly prefix: string
}

const ask = async (url: string, sql: string): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** The address of a new, empty database. */
export const freshDatabase = async ({ url, prefix }: TestPostgres): Promise<string> => {
  const name = prefix + randomBytes(6).toString("hex")
  await ask(url, `create database "${name}"`)
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

const dropDatabases = async ({ url, prefix }: TestPostgres): Promise<void> => {
  const found = await ask(url, `select datname from pg_database where datname like '${prefix}%'`)
  for (const { datname } of found) await ask(url, `drop database "${datname}" with (force)`)
}

/**
 * A PostgreSQL for tests: the one of TEST_DATABASE_URL, else a throw-away server of this machine.
 * A machine with neither is an error, never a skipped test.
 */
export const startPostgres = async (): Promise<
  TestPostgres & { readonly stop: () => Promise<void> }
> => {
  const prefix = `singgah_test_${randomBytes(4).toString("hex")}_`
  const given = process.env["TEST_DATABASE_URL"]
  if (given) {
    const server = { url: given, prefix }
    return { ...server, stop: () => dropDatabases(server) }
  }
  const programs = findPostgres()
  if (!programs)
    throw new Error("These tests need PostgreSQL 15 or newer: install it or set TEST_DATABASE_URL")
  return { prefix, ...(await startCluster(programs)) }
}
