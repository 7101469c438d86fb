import { tokens } from "../bindings/server/tokens.ts"
import { ACCOUNTS_USAGE, accountsTaskIn, runAccounts } from "./accounts-run.ts"
import { exitAfter, onStore, say, stop } from "./operator.ts"
import { showingFiles, untilEnter } from "./showing-files.ts"

const task = accountsTaskIn(process.argv.slice(2)) ?? stop([ACCOUNTS_USAGE])

await exitAfter(
  onStore((store) =>
    runAccounts(task, {
      store: store.get(tokens.accountStore),
      clock: store.get(tokens.clock),
      identityPictures: store.get(tokens.identityPictures),
      show: showingFiles({ say, untilSeen: untilEnter }),
      say,
    }),
  ),
)
