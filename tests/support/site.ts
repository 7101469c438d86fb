import { spawn, type ChildProcess } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { freePort } from "./free-port.ts"

/** The whole site as guests meet it: the real server in a process of its own. */
export interface RunningSite extends AsyncDisposable {
  readonly address: string
  /** The process of the server. */
  readonly pid: number
  /** What the server has said so far. */
  readonly said: () => string
  readonly stop: () => Promise<void>
}

const ROOT = new URL("../../", import.meta.url)
const COMPILED = fileURLToPath(new URL("node_modules/.cache/compiled", ROOT))
const MOST_ATTEMPTS = 1800
const PAUSE_MS = 100

const answers = async (address: string): Promise<boolean> => {
  try {
    await (await fetch(address)).text()
    return true
  } catch {
    return false
  }
}

const ended = (server: ChildProcess): boolean =>
  server.exitCode !== null || server.signalCode !== null

const untilItAnswers = async (
  address: string,
  server: ChildProcess,
  said: () => string,
): Promise<void> => {
  for (let attempts = 0; attempts < MOST_ATTEMPTS && !ended(server); attempts += 1) {
    if (await answers(address)) return
    await pause(PAUSE_MS)
  }
  server.kill("SIGKILL")
  throw new Error(`The server did not start:\n${said()}`)
}

const stopped = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (ended(server)) return resolve()
    server.once("exit", () => resolve())
    server.kill("SIGTERM")
  })

export const SERVER = ["--max-semi-space-size=4", "--heap-growing-percent=40", "adapters/server.ts"]
const MOCKED = ["adapters/command-line/dev.ts", "--mocked", "--still"]

/** What puts something into the folder of a site before it starts. */
type Fill = (folder: string) => Promise<void>

const leaveEmpty: Fill = async () => undefined

/**
 * Starts the server on a free port with a folder of its own, which is empty unless it is filled, or
 * where the environment says, and waits until it answers.
 */
export const startSite = async (
  environment: Readonly<Record<string, string>> = {},
  program: ReadonlyArray<string> = SERVER,
  fill: Fill = leaveEmpty,
): Promise<RunningSite> => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-site-"))
  if (environment["DATA_DIR"] === undefined) await fill(folder)
  const port = environment["PORT"] ?? (await freePort())
  // As `npm start` runs it: guests meet React's production build, also on the server.
  const own = {
    NODE_ENV: "production",
    NODE_COMPILE_CACHE: COMPILED,
    PORT: `${port}`,
    HOST: "127.0.0.1",
    DATA_DIR: folder,
  }
  const server = spawn(process.execPath, program, {
    cwd: ROOT,
    env: { ...process.env, ...own, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let said = ""
  const listen = (words: Buffer) => (said += words.toString())
  server.stdout.on("data", listen)
  server.stderr.on("data", listen)
  process.once("exit", () => server.kill("SIGKILL"))
  const address = `http://127.0.0.1:${port}`
  await untilItAnswers(address, server, () => said)
  const stop = async () => {
    await stopped(server)
    rmSync(folder, { recursive: true, force: true })
  }
  return { address, pid: server.pid ?? 0, said: () => said, stop, [Symbol.asyncDispose]: stop }
}

/** Starts the pages on the mocked API inside the browser, with no API behind them. */
export const startMockedSite = (): Promise<RunningSite> =>
  startSite({ NODE_ENV: "development" }, MOCKED)
