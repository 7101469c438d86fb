import { secretKeysIn } from "#adapters/configuration/secret-key.ts"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished, vi } from "vitest"

/** A disk that knows no second name of a file. */
vi.mock("node:fs", async (importOriginal) => ({
  ...(await importOriginal<typeof import("node:fs")>()),
  linkSync: () => {
    throw Object.assign(new Error("no links here"), { code: "EPERM" })
  },
}))

it("a secret that cannot be kept is said, and nothing is left of it", () => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-secret-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))

  expect(() => secretKeysIn(folder)).toThrow("no links here")
  expect(readdirSync(folder)).toEqual([])
})
