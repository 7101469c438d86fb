import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { ownerOfServer } from "./owner.ts"

/** A program that ends when this process does, however that ends. */
export type Leashed = {
  /** `kill -9`: it finishes nothing. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
  /** What it said last. */
  readonly said: () => string
}

type Program = {
  readonly words: ReadonlyArray<string>
  readonly folder: string
  /** Where the PostgreSQL has its files that this program started, and leaves running if it is killed. */
  readonly engine?: string
  readonly environment?: Readonly<Record<string, string>>
}

// Its input closes when we end. A PostgreSQL is no child of Patroni, so it is ended by its own number.
const LEASH = `
  engine=$0
  exec 3<&0
  "$@" & program=$!
  echo "started $program"
  (while read -r word <&3; do :; done; kill -TERM $program 2>/dev/null) & reader=$!
  wait $program
  kill $reader 2>/dev/null
  [ -e "$engine/postmaster.pid" ] && kill -QUIT "$(head -n 1 "$engine/postmaster.pid")"
  exit 0`

const REMEMBERED = 6000

/** The number of the process of a PostgreSQL, by its files; null where none runs. */
export const engineProcessOf = (files: string): number | null => {
  const file = join(files, "postmaster.pid")
  const number = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0
  return number > 0 ? number : null
}

/** Starts a program as the user without rights, if we are root. */
export const leashed = ({ words, folder, engine = "", environment }: Program): Leashed => {
  const leash = spawn("/bin/sh", ["-c", LEASH, engine, ...words], {
    ...ownerOfServer(),
    cwd: folder,
    env: { ...process.env, HOME: folder, ...environment },
    stdio: ["pipe", "pipe", "pipe"],
    detached: true,
  })
  const ended = once(leash, "exit")
  let [said, child] = ["", 0]
  const listen = (text: Buffer): void => {
    said = (said + text.toString()).slice(-REMEMBERED)
    child ||= Number(/^started (\d+)$/m.exec(said)?.[1] ?? 0)
  }
  leash.stdout.on("data", listen)
  leash.stderr.on("data", listen)
  return {
    kill: async () => {
      if (child > 0) process.kill(child, "SIGKILL")
      await ended
    },
    stop: async () => {
      leash.stdin.end()
      await ended
    },
    said: () => said,
  }
}
