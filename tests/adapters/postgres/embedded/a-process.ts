import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { onTestFinished } from "vitest"

const program = fileURLToPath(new URL("./keep-open.ts", import.meta.url))

/** What a program is started with, so that it counts processes by itself, as a container does. */
const OWN_NUMBERS = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"]

/** How a process is started; `container` has process numbers of its own, where it is number 1. */
export type Kind = "process" | "container"

/** The kinds that this machine can start. */
export const kinds: ReadonlyArray<Kind> =
  spawnSync(OWN_NUMBERS[0] ?? "", [...OWN_NUMBERS.slice(1), "true"]).status === 0
    ? ["process", "container"]
    : ["process"]

const started = (kind: Kind, words: ReadonlyArray<string>) => {
  const [command = "", ...rest] = [
    ...(kind === "container" ? OWN_NUMBERS : []),
    process.execPath,
    program,
    ...words,
  ]
  return spawn(command, rest, { stdio: ["ignore", "pipe", "pipe"] })
}

/** The number of the program itself as this process counts. */
const numberOf = (kind: Kind, started: number): number =>
  kind === "process"
    ? started
    : Number(readFileSync(`/proc/${started}/task/${started}/children`, "utf8"))

/** A process of its own that opens a data folder and writes into it until it is told to end. */
export const startedOn = (dataDir: string, { kind = "process" as Kind, patienceMs = 0 } = {}) => {
  const child = started(kind, [dataDir, `${patienceMs}`])
  const said = { out: "", err: "" }
  child.stdout.on("data", (words: Buffer) => (said.out += words.toString()))
  child.stderr.on("data", (words: Buffer) => (said.err += words.toString()))
  const ended = once(child, "close").then(([code]) => code as number | null)
  const kept = (): ReadonlyArray<number> =>
    [...said.out.matchAll(/^kept (\d+)$/gm)].map(([, number]) => Number(number))
  const opened = new Promise<boolean>((resolve) => {
    child.stdout.on("data", () => kept().length > 0 && resolve(true))
    void ended.then(() => resolve(false))
  })
  const kill = (signal: NodeJS.Signals) => {
    process.kill(numberOf(kind, child.pid ?? 0), signal)
    return ended
  }
  onTestFinished(() => void (child.exitCode ?? child.signalCode ?? child.kill("SIGKILL")))
  return { opened, ended, said, kept, kill }
}

/** The same once it has opened the folder, or was refused. */
export const aProcessOn = async (...how: Parameters<typeof startedOn>) => {
  const process = startedOn(...how)
  return { ...process, isOpen: await process.opened }
}
