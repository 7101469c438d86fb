import { parseArgs } from "node:util"

const USUAL_PORT = 7000
/** Leaves room for the fifteen ports that follow. */
const HIGHEST_PORT = 65_000

const USAGE = "Usage: npm run replicas -- FOLDER [--port N]"

/** Where the replicas are put, and the port before the first of theirs. */
export type RunSettings = { readonly folder: string; readonly portBefore: number }

/** What the words of the command ask for; a text is what is wrong with them. */
export const runSettings = (words: ReadonlyArray<string>): RunSettings | string => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { port: { type: "string", default: String(USUAL_PORT) } },
    })
    const [folder, ...others] = positionals
    if (folder === undefined || folder === "" || others.length > 0) return USAGE
    const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : 0
    return port >= 1 && port <= HIGHEST_PORT
      ? { folder, portBefore: port }
      : `--port is a number from 1 to ${HIGHEST_PORT}, not “${values.port}”.\n${USAGE}`
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${USAGE}`
  }
}
