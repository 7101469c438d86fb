import { secretKeyIn } from "#adapters/configuration/secret-key.ts"
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "singgah-secret-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it("stays the secret of its folder, readable by its owner alone", () => {
  const secret = secretKeyIn(join(folder, "one"))

  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(secretKeyIn(join(folder, "one"))).toBe(secret)
  expect(readdirSync(join(folder, "one"))).toEqual(["secret-key"])
  expect(statSync(join(folder, "one", "secret-key")).mode & 0o777).toBe(0o600)
})

it("is another in every folder", () => {
  expect(secretKeyIn(join(folder, "one"))).not.toBe(secretKeyIn(join(folder, "two")))
})
