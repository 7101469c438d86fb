import { findChromium, findPostgres } from "#adapters/command-line/install/machine.js"
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, it, vi } from "vitest"

const aFolderWith = (...programs: ReadonlyArray<string>): string => {
  const folder = join(mkdtempSync(join(tmpdir(), "singgah-machine-")), "postgresql-99", "bin")
  mkdirSync(folder, { recursive: true })
  for (const program of programs) {
    writeFileSync(join(folder, program), "#!/bin/sh\n")
    chmodSync(join(folder, program), 0o755)
  }
  return folder
}

afterEach(() => vi.unstubAllEnvs())

it("takes the Chromium that CHROMIUM_PATH names before any other", () => {
  const chromium = join(aFolderWith("my-chromium"), "my-chromium")
  vi.stubEnv("CHROMIUM_PATH", chromium)

  expect(findChromium()).toBe(chromium)
})

it("passes over a CHROMIUM_PATH at which there is no program", () => {
  const folder = aFolderWith("chromium")
  vi.stubEnv("CHROMIUM_PATH", join(folder, "gone"))
  vi.stubEnv("PATH", folder)

  expect(findChromium()).toBe(join(folder, "chromium"))
})

it("finds no PostgreSQL in a folder with half of its programs", () => {
  const folder = aFolderWith("postgres")
  vi.stubEnv("PATH", folder)

  expect(findPostgres()).not.toBe(folder)
})
