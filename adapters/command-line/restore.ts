import { restoreStore } from "../bindings/server/restore-store.ts"
import { backupFolderIn, backupLines, RESTORE_USAGE } from "./store/backup-run.ts"
import { configured, exitAfter, say, stop } from "./operator/operator.ts"
import { writePrivateFiles } from "../system/private-files.system.ts"

const restore = async (): Promise<number> => {
  const folder = backupFolderIn(process.argv.slice(2)) ?? stop([RESTORE_USAGE])
  for (const line of backupLines(await restoreStore(configured(), folder, say))) say(line)
  say("Restored and counted. Start the site.")
  return 0
}

writePrivateFiles()
await exitAfter(restore())
