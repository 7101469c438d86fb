import { openStore } from "#adapters/bindings/store.ts"
import { DatabaseRefused } from "#adapters/postgres/start.errors.ts"
import { Effect } from "effect"

const [, , dataDir = ""] = process.argv

try {
  const store = await openStore({ databaseUrl: null, dataDir, secretKey: null })
  process.on("SIGTERM", () => void store.close().then(() => process.stdin.destroy()))
  await Effect.runPromise(store.tries.count("opened", 0, 1000))
  process.stdin.resume()
  console.log("open")
} catch (error) {
  if (!(error instanceof DatabaseRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
