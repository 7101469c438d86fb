import { isCommonPassword } from "#adapters/accounts/frequent-passwords.ts"
import { argon2Hashing } from "#adapters/accounts/password-hashing.argon2.ts"
import { Effect } from "effect"
import { argon2Sync } from "node:crypto"
import { describe, expect, it } from "vitest"

const PASSWORD = "kopi-o kosong"
const salt = Buffer.from("sixteen bytes!!?")

const unpadded = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "")

/** A hash that was written when less was asked of it, in the words of today. */
const anOldHash = (memory = 64, passes = 1, parallelism = 2, tagLength = 20): string => {
  const cost = { memory, passes, parallelism, tagLength }
  const tag = argon2Sync("argon2id", { message: PASSWORD, nonce: salt, ...cost })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

const matches = (password: string, hash: string) =>
  Effect.runPromise(argon2Hashing().matches(password, hash, "network"))

describe("a hash that was written before", () => {
  it.each([
    [64, 1, 2, 20],
    [128, 1, 1, 32],
    [64, 3, 1, 16],
  ])("is read with its own cost: %i, %i, %i", async (...cost) => {
    const hash = anOldHash(...cost)

    expect(await matches(PASSWORD, hash)).toBe(true)
    expect(await matches(`${PASSWORD}!`, hash)).toBe(false)
  })

  it.each([
    ["nothing", () => ""],
    ["of another kind", (hash: string) => hash.replace("argon2id", "argon2i")],
    ["of another version", (hash: string) => hash.replace("v=19", "v=16")],
    ["without its end", (hash: string) => hash.replace(/\$[^$]*$/, "$")],
    ["with something before it", (hash: string) => `x${hash}`],
    ["with something behind it", (hash: string) => `${hash}$`],
    ["without its memory", (hash: string) => hash.replace("m=64", "m=")],
  ])("is not read where it is %s", async (_, change) => {
    await expect(matches(PASSWORD, change(anOldHash()))).rejects.toThrow("This is no Argon2id hash")
  })

  it("has a salt of sixteen bytes and a tag of thirty-two, without padding", async () => {
    const hash = await Effect.runPromise(argon2Hashing().hash(PASSWORD, "network"))

    const [, , , , own = "", tag = ""] = hash.split("$")
    expect(hash).not.toContain("=$")
    expect(hash.endsWith("=")).toBe(false)
    expect([own, tag].map((text) => Buffer.from(text, "base64").byteLength)).toEqual([16, 32])
  })
})

describe("a password that many would try", () => {
  it.each([
    ["zzzzzzzzzzzz", true],
    ["zzzzzzzzzzzy", false],
    ["😀😀😀😀😀😀😀😀", true],
    ["", false],
  ])("is one character again and again: %j is %s", (password, isCommon) => {
    expect(isCommonPassword(password)).toBe(isCommon)
  })
})
