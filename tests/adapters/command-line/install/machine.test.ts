import {
  findChromium,
  findHeadlessShell,
  findPostgres,
} from "#adapters/command-line/install/machine.js"
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
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

it("takes a Chromium without a window before one with, wherever both are in the path", () => {
  const [windows, headless] = [aFolderWith("chromium"), aFolderWith("chromium-headless-shell")]
  vi.stubEnv("CHROMIUM_PATH", "")
  vi.stubEnv("PATH", [windows, headless].join(delimiter))

  expect(findHeadlessShell()).toBe(join(headless, "chromium-headless-shell"))
  expect(findChromium()).toBe(join(headless, "chromium-headless-shell"))
})

it("finds a Chromium with a window where there is no other", () => {
  const windows = aFolderWith("chromium")
  vi.stubEnv("CHROMIUM_PATH", "")
  vi.stubEnv("PATH", windows)

  // Playwright may have brought one to this machine.
  expect(findChromium()).toBe(findHeadlessShell() ?? join(windows, "chromium"))
})

it("finds no PostgreSQL in a folder with half of its programs", () => {
  const folder = aFolderWith("postgres")
  vi.stubEnv("PATH", folder)

  expect(findPostgres()).not.toBe(folder)
})
