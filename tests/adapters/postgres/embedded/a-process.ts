import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

const program = fileURLToPath(new URL("./keep-open.ts", import.meta.url))

/** A process of its own that opens a data folder and keeps it until it is told to end. */
export const aProcessOn = async (dataDir: string) => {
  const child = spawn(process.execPath, [program, dataDir], { stdio: ["pipe", "pipe", "pipe"] })
  const said = { out: "", err: "" }
  child.stdout.on("data", (words: Buffer) => (said.out += words.toString()))
  child.stderr.on("data", (words: Buffer) => (said.err += words.toString()))
  const ended = once(child, "exit").then(([code]) => code as number | null)
  const opened = new Promise<boolean>((resolve) => {
    child.stdout.on("data", () => said.out.includes("open") && resolve(true))
    void ended.then(() => resolve(false))
  })
  const isOpen = await opened
  return { isOpen, ended, said, kill: (signal: NodeJS.Signals) => child.kill(signal) && ended }
}
