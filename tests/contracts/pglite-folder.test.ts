import type { Database } from "#adapters/postgres/database.ts"
import { ownCache, openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll } from "vitest"
import { ownAnswersContract } from "./own-answers.contract.ts"

let place: string
let database: Database
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), "singgah-own-answers-"))
  const folder = join(place, "database")
  database = await openEmbedded({ folder, cache: ownCache, patienceMs: 0, say: () => undefined })
})
afterAll(async () => {
  await database.close()
  rmSync(place, { recursive: true })
})

ownAnswersContract("PGlite in a folder", () => database)
