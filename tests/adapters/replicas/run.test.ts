import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { expect, it, onTestFinished } from "vitest"

const PROGRAM = resolve(import.meta.dirname, "../../../adapters/replicas/run.ts")

const asked = (...words: ReadonlyArray<string>) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...words], {
    encoding: "utf8",
  })
  return { status, stdout, stderr: stderr.trim() }
}

it("a command without a folder is refused with how it goes", () => {
  expect(asked()).toEqual({
    status: 1,
    stdout: "",
    stderr: "Usage: npm run replicas -- FOLDER [--port N]",
  })
})

it("a folder that is there already is left as it is", () => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-replicas-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))

  expect(asked(folder)).toEqual({
    status: 1,
    stdout: "",
    stderr: `${folder} is there already: name a new folder.`,
  })
})
