import { findPgBouncer } from "#adapters/command-line/install/machine.js"
import { ownerOfServer } from "#adapters/replicas/owner.ts"
import { spawn } from "node:child_process"
import { chownSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import { freePort } from "./free-port.ts"

// Fewer sessions than callers: whoever comes next gets a session that somebody else had.
const settingsOf = (server: URL, port: number): string => `
[databases]
* = host=${server.hostname} port=${server.port || 5432} user=${server.username} ${
  server.password ? `password=${decodeURIComponent(server.password)}` : ""
}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 500
`

/** The pooler ends, and its folder goes, when its input closes: it never outlives a killed run. */
const LEASH = `
  "$1" -q "$0/settings.ini" & pooler=$!
  read -r word
  kill -INT $pooler
  wait $pooler
  rm -rf "$0"`

const answers = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url })
  client.on("error", () => undefined)
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

/** A PgBouncer in front of a database. */
export interface Pooler {
  /** The same database, behind the pooler. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts a real PgBouncer, in its transaction mode and as it comes, in front of a database. */
export const startPgBouncer = async (databaseUrl: string): Promise<Pooler> => {
  const program = findPgBouncer()
  if (!program) throw new Error("These tests need PgBouncer: install it (Debian: pgbouncer)")
  const owner = ownerOfServer()
  const folder = mkdtempSync(join(tmpdir(), "singgah-pooler-"))
  const port = await freePort()
  const url = new URL(databaseUrl)
  writeFileSync(join(folder, "settings.ini"), settingsOf(url, port))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const leash = spawn("/bin/sh", ["-c", LEASH, folder, program], {
    ...owner,
    cwd: folder,
    stdio: ["pipe", "ignore", "pipe"],
    detached: true,
  })
  let said = ""
  leash.stderr.on("data", (words: Buffer) => (said = (said + words.toString()).slice(-4000)))
  const ended = new Promise<void>((resolve) => leash.once("exit", () => resolve()))
  url.host = `127.0.0.1:${port}`
  for (let attempts = 0; !(await answers(url.href)); attempts += 1) {
    if (attempts === 300) throw new Error(`PgBouncer did not start:\n${said}`)
    await pause(100)
  }
  return { url: url.href, stop: () => (leash.stdin.end(), ended) }
}
