import { execFileSync } from "node:child_process"

const PROPERTIES = "60"
const GENERATE = ["adapters/command-line/inventory.ts", "generate", "--properties", PROPERTIES]

/**
 * Fills the embedded database of a data folder, as an operator does who loads stays of their own. A copy
 * of such a folder is faster: `withInventory` in `prepared-folders.ts`.
 */
export const generateInto = (folder: string): void => {
  execFileSync(process.execPath, GENERATE, {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ["ignore", "ignore", "inherit"],
  })
}
