import { proveCurrentKey, proveSecret } from "#adapters/postgres/check-secret.ts"
import { encryptionKeys } from "#adapters/encryption/keys.ts"
import { encryptionWith } from "#adapters/encryption/encryption.ts"
import type { Database } from "#adapters/postgres/database.ts"
import { DatabaseRefused } from "#adapters/postgres/start.errors.ts"
import { aPgliteStore } from "#tests/support/stores.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"

const FIRST = "the first secret"
const REFUSED =
  "The secret is not the one this database was first used with: give every server the same SECRET_KEY."
const keyOf = (secret: string, ...others: ReadonlyArray<string>) =>
  encryptionWith(encryptionKeys(secret, others))

let database: Database
beforeAll(async () => {
  database = await aPgliteStore()
})
afterAll(() => database.close())

const proving = (...secrets: Parameters<typeof keyOf>) =>
  Effect.runPromise(proveSecret(database, keyOf(...secrets)))

beforeEach(async () => {
  await Effect.runPromise(database.query("delete from seal"))
  await proving(FIRST)
})

it("refuses to start with a secret that opens nothing of this database", async () => {
  await expect(proving(FIRST)).resolves.toBeUndefined()
  await expect(proving("another secret")).rejects.toEqual(new DatabaseRefused(REFUSED))
})

it("takes the first secret also as a former one", async () => {
  await expect(proving("another secret", FIRST)).resolves.toBeUndefined()
})

it("takes another secret alone once its key has proved itself", async () => {
  await Effect.runPromise(proveCurrentKey(database, keyOf("another secret", FIRST)))

  await expect(proving("another secret")).resolves.toBeUndefined()
  await expect(proving(FIRST)).rejects.toThrow(REFUSED)
})

it("refuses what opens and is no proof", async () => {
  const proof = keyOf(FIRST).seal("something else", "proof")
  await Effect.runPromise(database.query("update seal set proof = $1", [proof]))

  await expect(proving(FIRST)).rejects.toThrow(REFUSED)
})

it("refuses a database that keeps no proof", async () => {
  const forgetful: Database = {
    ...database,
    query: (sql, parameters) =>
      sql.startsWith("select") ? Effect.succeed([]) : database.query(sql, parameters),
  }

  await expect(Effect.runPromise(proveSecret(forgetful, keyOf(FIRST)))).rejects.toThrow(REFUSED)
})
