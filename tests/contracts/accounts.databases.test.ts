import type { Database } from "#adapters/postgres/database.ts"
import { bothDatabases } from "#tests/support/both-databases.ts"
import { afterAll, beforeAll, describe } from "vitest"
import { accountsContract } from "./accounts.contract.ts"
import { serverOn } from "./keepers.ts"

describe.each(bothDatabases)("$name", ({ name, open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  accountsContract(
    `the server on ${name}`,
    serverOn(() => database),
  )
})
