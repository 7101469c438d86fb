import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { onTestFinished, vi } from "vitest"

type Call = {
  readonly options: ReadonlyArray<string>
  readonly password: string
}

/** Puts a program of this name first in the PATH: it notes how it is called, and then does this. */
export const aFakeProgram = (name: string, does = "exit 0") => {
  const folder = mkdtempSync(join(tmpdir(), "programs-"))
  const notes = join(folder, "notes")
  const script = [
    "#!/bin/sh",
    `for option in "$@"; do printf '%s\\n' "$option" >> '${notes}'; done`,
    `printf '%s' "$PGPASSWORD" > '${notes}.password'`,
    does,
  ]
  writeFileSync(join(folder, name), `${script.join("\n")}\n`, { mode: 0o755 })
  vi.stubEnv("PATH", [folder, process.env["PATH"]].join(delimiter))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  return (): Call => ({
    options: readFileSync(notes, "utf8").trimEnd().split("\n"),
    password: readFileSync(`${notes}.password`, "utf8"),
  })
}
