import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

/** What a command of an operator came to, and what it said. */
export interface CommandOutcome {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const COMMANDS = new URL("../../adapters/command-line/", import.meta.url)

/** An operator who stands in a folder of their own, beside the data folder of a site with settings. */
export const operatorIn =
  (folder: string, dataDir: string, settings: Readonly<Record<string, string>> = {}) =>
  async (command: string, ...words: ReadonlyArray<string>): Promise<CommandOutcome> => {
    const program = fileURLToPath(new URL(`${command}.ts`, COMMANDS))
    const child = spawn(process.execPath, [program, ...words], {
      cwd: folder,
      env: { ...process.env, DATA_DIR: dataDir, ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    })
    let [out, err] = ["", ""]
    child.stdout.on("data", (piece: Buffer) => (out += piece.toString()))
    child.stderr.on("data", (piece: Buffer) => (err += piece.toString()))
    const [code] = (await once(child, "close")) as [number | null]
    return { code, out: out.trim(), err: err.trim() }
  }
