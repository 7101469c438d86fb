import { identityPicturesOf } from "../bindings/files-of.ts"
import { systemClock } from "../system/world.system.ts"
import { ACCOUNTS_USAGE, accountsTaskIn, runAccounts } from "./accounts-run.ts"
import { exitAfter, onStore, say, stop } from "./operator.ts"
import { showingFiles, untilEnter } from "./showing-files.ts"

const task = accountsTaskIn(process.argv.slice(2)) ?? stop([ACCOUNTS_USAGE])

await exitAfter(
  onStore((store, configuration) =>
    runAccounts(task, {
      store: store.accounts,
      clock: systemClock,
      identityPictures: identityPicturesOf(configuration, store),
      show: showingFiles({ say, untilSeen: untilEnter }),
      say,
    }),
  ),
)
