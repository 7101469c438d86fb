import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { expect, it } from "vitest"

const SUITE = `
it("ends", () => expect(1).toBe(1))
it("waits for ever", () => new Promise(() => setInterval(() => {}, 1000)), 600_000)
`

it("knows which test a run was at when it was ended", async () => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-unfinished-"))
  const place = join(folder, "unfinished.json")
  writeFileSync(join(folder, "waiting.test.js"), SUITE)
  const words = ["run", `--root=${folder}`, "--globals", "--reporter"]
  const run = spawn(
    resolve("node_modules/.bin/vitest"),
    [...words, resolve("tests/support/unfinished-tests.ts")],
    { env: { ...process.env, UNFINISHED_TESTS: place }, stdio: "ignore", detached: true },
  )
  const told = () => readFileSync(place, "utf8")

  try {
    await expect
      .poll(told)
      .toBe(JSON.stringify(["waiting.test.js", "waiting.test.js: waits for ever"]))
  } finally {
    if (run.pid !== undefined) process.kill(-run.pid, "SIGKILL")
  }
})
