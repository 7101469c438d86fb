import { join } from "node:path"
import { systemClock } from "../system/world.system.ts"
import { ACCOUNTS_USAGE, accountsTaskIn, runAccounts } from "./accounts-run.ts"
import { exitAfter, onStore, say, stop } from "./operator.ts"

const task = accountsTaskIn(process.argv.slice(2)) ?? stop([ACCOUNTS_USAGE])

await exitAfter(
  onStore(({ accounts }, { dataDir }) =>
    runAccounts(task, {
      store: accounts,
      clock: systemClock,
      folder: join(dataDir, "files"),
      say,
    }),
  ),
)
