import { openStore } from "#adapters/bindings/server/open-store.ts"
import { tokens } from "#adapters/bindings/server/tokens.ts"
import { DatabaseRefused } from "#adapters/postgres/start.errors.ts"
import { Effect } from "effect"
import { setTimeout as pause } from "node:timers/promises"

// `keep-open.ts FOLDER [MS]`: opens the data folder, waiting so long for another process; writes one
// row after the other into it, and says the number of each once it is kept, until it is told to end.

const PAUSE_MS = 10
const [, , dataDir = "", patience = "0"] = process.argv

try {
  const store = await openStore(
    { databaseUrl: null, dataDir, secretKey: null },
    { folderPatienceMs: Number(patience), say: console.log },
  )
  const rateLimiter = store.container.get(tokens.rateLimiter)
  let isOpen = true
  process.on("SIGTERM", () => (isOpen = false))
  while (isOpen) {
    const number = await Effect.runPromise(rateLimiter.count("kept", 0, 1000))
    console.log(`kept ${number}`)
    await pause(PAUSE_MS)
  }
  await store.close()
  console.log("closed")
} catch (error) {
  if (!(error instanceof DatabaseRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
