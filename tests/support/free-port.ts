import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Where each port that a test was given has a file, with the process that asked for it. */
const GIVEN = join(tmpdir(), "singgah-ports")
/** Below the ports that systems choose for outgoing connections and for `listen(0)`. */
const [FIRST, LAST] = [20_000, 32_000]
const MOST_TRIES = 500

/** Files of this process. */
const mine = new Set<string>()
process.once("exit", () => {
  for (const file of mine) rmSync(file, { force: true })
})

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const owner = (file: string): number => {
  try {
    return Number(readFileSync(file, "utf8"))
  } catch {
    return 0
  }
}

/** Takes a port for this process alone, until it ends; false where another process has it. */
export const takePort = (port: number, folder = GIVEN): boolean => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${port}`)
  const isLeft = owner(file) > 0 && !isRunning(owner(file))
  if (isLeft) rmSync(file, { force: true })
  try {
    const opened = openSync(file, "wx")
    writeSync(opened, `${process.pid}`)
    closeSync(opened)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false
    throw error
  }
  mine.add(file)
  return true
}

const nobodyListens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once("error", () => resolve(false))
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)))
  })

/**
 * A port of this machine on which nobody listens, and which no other test is given while this
 * process runs: tests that run side by side start servers long after they asked for a port.
 */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    if (takePort(port) && (await nobodyListens(port))) return port
  }
  throw new Error(`No port from ${FIRST} to ${LAST} is free`)
}
