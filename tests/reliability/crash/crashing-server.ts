import { SERVER } from "#tests/support/site.ts"
import { freePort } from "#tests/support/free-port.ts"
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"

const ROOT = fileURLToPath(new URL("../../../", import.meta.url))
const COMPILED = fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url))
const LOOK_MS = 20
const MOST_LOOKS = 15_000
const REMEMBERED = 6000

/** A real server in a process of its own, always at the same address, that is killed and started. */
export type CrashingServer = {
  readonly address: string
  /** Starts the process; it may be killed before it is ready. */
  readonly spawn: () => void
  /** `kill -9`, whatever it is doing. */
  readonly kill: () => Promise<void>
  /** As an operator stops it; fails unless it ends by itself, with code 0. */
  readonly stop: () => Promise<void>
  /** Sends it a signal that it listens to. */
  readonly tell: (signal: NodeJS.Signals) => void
  /** It runs, and says that it is ready. */
  readonly isReady: () => Promise<boolean>
  /** Resolves once it says that it is ready. */
  readonly untilReady: () => Promise<void>
  /** The last words of the server that runs or ran. */
  readonly said: () => string
}

const isEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null

/** The processes that are still to be ended when this one ends. */
const running = new Set<ChildProcess>()
process.once("exit", () => {
  for (const server of running) server.kill("SIGKILL")
})

/** A server with these settings, on a free port if they name none; of another tree of sources where one is given. */
export const crashingServer = async (
  settings: Readonly<Record<string, string>>,
  root = ROOT,
): Promise<CrashingServer> => {
  const port = settings["PORT"] ?? `${await freePort()}`
  const address = `http://127.0.0.1:${port}`
  const own = { NODE_ENV: "production", NODE_COMPILE_CACHE: COMPILED, HOST: "127.0.0.1" }
  let server: ChildProcess | null = null
  let said = ""

  const spawnIt = (): void => {
    const started = spawn(process.execPath, SERVER, {
      cwd: root,
      env: { ...process.env, ...own, ...settings, PORT: port },
      stdio: ["ignore", "pipe", "pipe"],
    })
    const listen = (words: Buffer) => (said = (said + words.toString()).slice(-REMEMBERED))
    started.stdout.on("data", listen)
    started.stderr.on("data", listen)
    said = ""
    running.add(started)
    started.once("exit", () => running.delete(started))
    server = started
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server === null || isEnded(server)) return
    const ended = once(server, "exit")
    server.kill(signal)
    await ended
  }
  const stop = async (): Promise<void> => {
    if (server === null || isEnded(server)) return
    await end("SIGTERM")
    if (server.exitCode !== 0)
      throw new Error(`The server ended with ${server.exitCode ?? server.signalCode}:\n${said}`)
  }
  const isReady = async (): Promise<boolean> => {
    const answer = await fetch(`${address}/api/ready`).catch(() => null)
    await answer?.body?.cancel()
    return answer?.status === 200
  }
  const untilReady = async (): Promise<void> => {
    for (let looks = 0; looks < MOST_LOOKS && server !== null && !isEnded(server); looks += 1) {
      if (await isReady()) return
      await pause(LOOK_MS)
    }
    throw new Error(`The server is not ready:\n${said}`)
  }
  return {
    address,
    spawn: spawnIt,
    kill: () => end("SIGKILL"),
    stop,
    tell: (signal) => void server?.kill(signal),
    isReady,
    untilReady,
    said: () => said,
  }
}
