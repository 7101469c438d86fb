import { ownerOfServer } from "#adapters/replicas/owner.ts"
import { execFileSync, spawn, type ChildProcess } from "node:child_process"
import { chownSync, existsSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import { freePort } from "./free-port.ts"

// Speed over safety: nothing here has to survive a power cut.
const settingsOf = (
  port: number,
  folder: string,
  more: ReadonlyArray<string>,
): ReadonlyArray<string> =>
  [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_connections=200",
    ...more,
  ].flatMap((setting) => ["-c", setting])

/**
 * The server ends, and its folder goes, when its input closes: it never outlives a killed run.
 * Meanwhile it stops and starts again when it is told so.
 */
const LEASH = `
  folder=$0
  "$@" & server=$!
  while read -r word; do
    case $word in
      halt) kill -INT $server; wait $server;;
      crash) kill -QUIT $server; wait $server;;
      start) "$@" & server=$!;;
    esac
  done
  kill -INT $server
  wait $server
  rm -rf "$folder"`

const answers = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

const untilIt = async (is: () => Promise<boolean>, said: () => string): Promise<void> => {
  for (let attempts = 0; attempts < 300; attempts += 1) {
    if (await is()) return
    await pause(100)
  }
  throw new Error(`PostgreSQL did not start or stop:\n${said()}`)
}

const stopped = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.once("exit", () => resolve())
    server.stdin?.end()
  })

/** A throw-away PostgreSQL server. */
export interface Cluster {
  readonly url: string
  /** Where its files are; to be touched only while it is halted. */
  readonly files: string
  /** Stops it as an operator does: whoever is connected is sent away. */
  readonly halt: () => Promise<void>
  /** Stops it at once, as `pg_ctl stop -m immediate` does: nothing is finished or written down. */
  readonly crash: () => Promise<void>
  /** Starts it again after it was halted or crashed, at the same address. */
  readonly start: () => Promise<void>
  /** Ends it for good and leaves nothing behind. */
  readonly stop: () => Promise<void>
}

type Fill = (files: string, run: (program: string, words: ReadonlyArray<string>) => void) => void

/** Starts a PostgreSQL on a free port with files that somebody else fills in. */
const startOn = async (
  programs: string,
  more: ReadonlyArray<string>,
  fill: Fill,
): Promise<Cluster> => {
  const owner = ownerOfServer()
  const folder = mkdtempSync(join(tmpdir(), "singgah-pg-"))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const files = join(folder, "data")
  fill(files, (program, words) =>
    execFileSync(join(programs, program), words, {
      ...owner,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    }),
  )

  const port = await freePort()
  const program = [join(programs, "postgres"), "-D", files, ...settingsOf(port, folder, more)]
  const server = spawn("/bin/sh", ["-c", LEASH, folder, ...program], {
    ...owner,
    cwd: folder,
    stdio: ["pipe", "ignore", "pipe"],
    detached: true,
  })
  let said = ""
  server.stderr.on("data", (words: Buffer) => (said = (said + words.toString()).slice(-4000)))

  const url = `postgres://singgah@127.0.0.1:${port}/postgres`
  const tell = (word: string) => server.stdin.write(`${word}\n`)
  const isUp = () => answers(url)
  const isDown = async () => !existsSync(join(files, "postmaster.pid"))
  await untilIt(isUp, () => said)
  return {
    url,
    files,
    halt: () => (tell("halt"), untilIt(isDown, () => said)),
    crash: () => (tell("crash"), untilIt(isDown, () => said)),
    start: () => (tell("start"), untilIt(isUp, () => said)),
    stop: () => stopped(server),
  }
}

/** Starts a throw-away PostgreSQL on a free port, with more settings where a test needs them. */
export const startCluster = (
  programs: string,
  more: ReadonlyArray<string> = [],
): Promise<Cluster> =>
  startOn(programs, more, (files, run) => {
    const initialising = ["-D", files, "-U", "singgah", "-A", "trust", "-E", "UTF8", "--no-sync"]
    run("initdb", [...initialising, "--locale=C.UTF-8"])
  })

/** Starts a streaming replica of a throw-away PostgreSQL. */
export const startReplica = (programs: string, primary: Cluster): Promise<Cluster> =>
  startOn(programs, [], (files, run) => {
    const quickly = ["--checkpoint=fast", "--no-sync"]
    run("pg_basebackup", ["-d", primary.url, "-D", files, "--write-recovery-conf", ...quickly])
  })
