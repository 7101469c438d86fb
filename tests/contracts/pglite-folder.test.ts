import type { Database } from "#adapters/postgres/database.ts"
import { ownCache, openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import { Effect } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll } from "vitest"
import { ownAnswersContract } from "./own-answers.contract.ts"
import { ownRecordsContract } from "./own-records.contract.ts"

let place: string
let database: Database
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), "singgah-own-answers-"))
  const folder = join(place, "database")
  database = await openEmbedded({ folder, cache: ownCache, patienceMs: 0, say: () => undefined })
  await Effect.runPromise(migrate(database))
})
afterAll(async () => {
  await database.close()
  rmSync(place, { recursive: true })
})

ownAnswersContract("PGlite in a folder", () => database)
ownRecordsContract("PGlite in a folder", () => database, "unbounded")
