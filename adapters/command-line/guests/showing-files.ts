import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

type Needs = {
  readonly say: (line: string) => void
  /** Resolves when the operator presses Enter or the command is stopped. */
  readonly untilSeen: () => Promise<void>
}

/** Puts files into a folder that only this user can open, and deletes it once they were looked at. */
export const showingFiles =
  ({ say, untilSeen }: Needs) =>
  async (files: ReadonlyMap<string, Uint8Array>): Promise<void> => {
    const folder = await mkdtemp(join(tmpdir(), "singgah-pictures-"))
    try {
      for (const [name, bytes] of files) {
        await writeFile(join(folder, name), bytes, { mode: 0o600 })
        say(join(folder, name))
      }
      say("Press Enter when you have looked: the files are deleted then")
      await untilSeen()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

/** Resolves with the next line or the end of the input, or when the process is stopped. */
export const untilEnter = (): Promise<void> =>
  new Promise((resolve) => {
    const seen = (): void => {
      process.stdin.pause()
      resolve()
    }
    process.stdin.once("data", seen).once("end", seen)
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, seen)
  })
