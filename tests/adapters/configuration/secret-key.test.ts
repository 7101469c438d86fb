import { secretKeysIn } from "#adapters/configuration/secret-key.ts"
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "singgah-secret-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it("stays the secret of its folder, readable by its owner alone", () => {
  const secrets = secretKeysIn(join(folder, "one"))

  expect(secrets).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
  expect(secretKeysIn(join(folder, "one"))).toEqual(secrets)
  expect(readdirSync(join(folder, "one"))).toEqual(["secret-key"])
  expect(statSync(join(folder, "one", "secret-key")).mode & 0o777).toBe(0o600)
})

it("is another in every folder", () => {
  expect(secretKeysIn(join(folder, "one"))).not.toEqual(secretKeysIn(join(folder, "two")))
})

it("comes before the secrets of before, in the lines below it, without the spaces around them", () => {
  const [first] = secretKeysIn(folder)
  writeFileSync(join(folder, "secret-key"), `the new one \r\n\r\n  ${first}\n`)

  expect(secretKeysIn(folder)).toEqual(["the new one", first])
})

it("is missed rather than taken for empty", () => {
  writeFileSync(join(folder, "secret-key"), "\n")

  expect(() => secretKeysIn(folder)).toThrow("holds no key")
})
