import { moveStore } from "../bindings/server/move-store.ts"
import { configured, exitAfter, say } from "./operator/operator.ts"
import { writePrivateFiles } from "../system/private-files.system.ts"

const move = async (): Promise<number> => {
  const tables = await moveStore(configured(), say)
  for (const { table, rows } of tables) say(`${table}: ${rows} rows`)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`Moved and compared ${rows} rows of ${tables.length} tables.`)
  say("Start the site with this DATABASE_URL. Keep DATA_DIR: files and the secret key are there.")
  return 0
}

writePrivateFiles()
await exitAfter(move())
