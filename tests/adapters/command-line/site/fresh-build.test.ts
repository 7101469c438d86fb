import { isBuildFresh } from "#adapters/command-line/site/fresh-build.ts"
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"

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

it.each(["ui/screens/home/HomeScreen.tsx", "core/money/sen.ts", "vite.config.ts"])(
  "is stale once %s has changed",
  (file) => {
    writtenAt("dist/finished", 2)
    writtenAt(file, 3)

    expect(isBuildFresh(root)).toBe(false)
  },
)

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
