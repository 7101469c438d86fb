import { Result } from "effect"
import { join } from "node:path"
import { openStore } from "../bindings/store.ts"
import { readConfiguration } from "../configuration/configuration.ts"
import { ACCOUNTS_USAGE, accountsTaskIn, runAccounts } from "./accounts-run.ts"

const say = (line: string): void => console.log(line)

const stop = (sentences: ReadonlyArray<string>): never => {
  for (const sentence of sentences) console.error(sentence)
  process.exit(2)
}

const run = async (): Promise<number> => {
  const task = accountsTaskIn(process.argv.slice(2))
  if (task === null) return stop([ACCOUNTS_USAGE])
  const configuration = readConfiguration(process.env)
  if (Result.isFailure(configuration)) return stop(configuration.failure)
  const { dataDir } = configuration.success
  const store = await openStore(configuration.success, { say })
  try {
    return await runAccounts(task, { store: store.accounts, folder: join(dataDir, "files"), say })
  } finally {
    await store.close()
  }
}

process.exitCode = await run().catch((error: unknown) =>
  stop([error instanceof Error ? error.message : String(error)]),
)
