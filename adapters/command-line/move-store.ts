import { moveStore } from "../bindings/server/move-store.ts"
import { configured, exitAfter, say } from "./operator/operator.ts"
import { writePrivateFiles } from "../system/private-files.system.ts"
import { inNumber } from "./operator/in-number.ts"

const move = async (): Promise<number> => {
  const tables = await moveStore(configured(), say)
  for (const { table, rows } of tables) say(`${table}: ${inNumber(rows, "row")}`)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`Moved and compared ${inNumber(rows, "row")} of ${inNumber(tables.length, "table")}.`)
  say("Start the site with this DATABASE_URL. Keep DATA_DIR: files and the secret key are there.")
  return 0
}

writePrivateFiles()
await exitAfter(move())
