import { freshBuild, isBuildFresh } from "#adapters/command-line/site/fresh-build.ts"
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, expect, it, vi } from "vitest"

const asked = vi.hoisted(() => [] as Array<unknown>)

vi.mock(import("vite"), () => ({
  createBuilder: (async (how: unknown) => {
    asked.push(how)
    return { buildApp: async () => void asked.push("built") }
  }) as never,
}))

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "singgah-build-"))
})
afterEach(() => rmSync(root, { recursive: true }))

const writtenAt = (file: string, second: number): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), "")
  utimesSync(join(root, file), second, second)
}

it("is stale before there is one", () => {
  writtenAt("ui/main.tsx", 1)

  expect(isBuildFresh(root)).toBe(false)
})

it.each([
  "ui/screens/home/HomeScreen.tsx",
  "core/money/sen.ts",
  "adapters/server.ts",
  "fixtures/pictures/room.webp",
  "ui/parts/price/Price.module.css",
  "ui/public/mark.svg",
  "ui/translations/en.json",
  "vite.config.ts",
  "package.json",
])("is stale once %s has changed", (file) => {
  writtenAt("dist/finished", 2)
  writtenAt(file, 3)

  expect(isBuildFresh(root)).toBe(false)
})

it("is fresh while only what is not in it has changed", () => {
  writtenAt("ui/main.tsx", 1)
  writtenAt("dist/finished", 2)
  writtenAt("tests/core/money/sen.test.ts", 3)

  expect(isBuildFresh(root)).toBe(true)
})

it("is stale where it was ended before its last file was written", () => {
  writtenAt("ui/main.tsx", 1)
  writtenAt("dist/server/render.js", 2)

  expect(isBuildFresh(root)).toBe(false)
})

it("a build as old as its sources is fresh", () => {
  writtenAt("ui/main.tsx", 2)
  writtenAt("dist/finished", 2)

  expect(isBuildFresh(root)).toBe(true)
})

it("pages are built where they are missing, which is said, and not again while they are fresh", async () => {
  vi.stubEnv("NODE_ENV", "test")
  const told: Array<string> = []
  const tell = (line: string) => void told.push(line)

  await freshBuild(root, tell)

  expect(told).toEqual(["Building the pages (once, and after every change) ..."])
  expect(asked.splice(0)).toEqual([{ root, logLevel: "warn" }, "built"])
  expect(process.env["NODE_ENV"]).toBe("production")

  writtenAt("dist/finished", 1)
  await freshBuild(root, tell)

  expect(told).toHaveLength(1)
  expect(asked).toEqual([])
  vi.unstubAllEnvs()
})
