import { encryptionKeys } from "#adapters/encryption/keys.ts"
import { encryptedFiles } from "#adapters/encryption/encrypted-files.ts"
import { inMemoryFiles } from "#fixtures/doubles/files.in-memory.ts"
import { resultOf } from "#tests/contracts/outcomes.ts"
import { describe, expect, it } from "vitest"

const NEW = "the new secret"
const OLD = "the old secret"
const name = "a-document.webp"
const picture = Uint8Array.from(Buffer.from("RIFF????WEBPVP8 what a passport shows"))

/** One place, as it looks with the key of before, with both, with the new one, and to a thief. */
const aPlace = () => {
  const files = inMemoryFiles()
  return {
    files,
    before: encryptedFiles(files, encryptionKeys(OLD)),
    both: encryptedFiles(files, encryptionKeys(NEW, [OLD])),
    after: encryptedFiles(files, encryptionKeys(NEW)),
    lying: async () => Buffer.from((await resultOf(files.read(name))) ?? []),
  }
}

describe("a sealed file", () => {
  it("shows nothing of its content or kind", async () => {
    const { before, lying } = aPlace()
    await resultOf(before.keep(name, picture))

    const bytes = (await lying()).toString("latin1")

    expect(bytes).not.toMatch(/RIFF|WEBP|passport/)
    expect(bytes.slice(4, 12)).toBe(before.key)
  })

  it("does not open with another key, under another name or when it was touched", async () => {
    const { files, before, after, lying } = aPlace()
    await resultOf(before.keep(name, picture))
    const bytes = await lying()

    await expect(resultOf(after.read(name))).rejects.toThrow("sealed with another key")
    await resultOf(files.keep("another.webp", bytes))
    await expect(resultOf(before.read("another.webp"))).rejects.toThrow("authenticate")
    for (const at of [12, 24, 45]) {
      await resultOf(files.keep(name, bytes.with(at, (bytes[at] ?? 0) ^ 1)))
      await expect(resultOf(before.read(name))).rejects.toThrow("authenticate")
    }
  })

  it("is null where there is none", async () => {
    expect(await resultOf(aPlace().both.read(name))).toBeNull()
  })

  it("may be empty", async () => {
    const { before } = aPlace()
    await resultOf(before.keep(name, new Uint8Array()))

    expect(await resultOf(before.read(name))).toEqual(new Uint8Array())
  })

  it.each([
    ["a short one", picture],
    ["a long one", Buffer.concat([picture, picture])],
    ["one that begins as sealed files do, and ends there", Buffer.from("SGH2 and no more")],
  ])("is never taken from what lies open: %s", async (_, open) => {
    const { files, before, both } = aPlace()
    await resultOf(files.keep(name, open))

    await expect(resultOf(before.read(name))).rejects.toThrow("lies open")
    await expect(resultOf(both.renew(name, before.key))).rejects.toThrow("lies open")
  })
})

describe("renewing a sealed file", () => {
  it("seals it with the new key alone, and is done again without harm", async () => {
    const { before, both, after, lying } = aPlace()
    await resultOf(before.keep(name, picture))

    await resultOf(both.renew(name, before.key))
    const renewed = await lying()
    await resultOf(both.renew(name, before.key))

    expect(await lying()).toEqual(renewed)
    expect(await resultOf(after.read(name))).toEqual(picture)
    await expect(resultOf(before.read(name))).rejects.toThrow("sealed with another key")
  })

  it("seals what was kept before files were sealed, once", async () => {
    const { files, both, after, lying } = aPlace()
    await resultOf(files.keep(name, picture))

    await resultOf(both.renew(name, null))
    const renewed = await lying()
    await resultOf(both.renew(name, null))

    expect(await lying()).toEqual(renewed)
    expect(await resultOf(after.read(name))).toEqual(picture)
  })

  it("seals what is sealed with the key of before, also where nothing was said to be sealed", async () => {
    const { before, both, after } = aPlace()
    await resultOf(before.keep(name, picture))

    await resultOf(both.renew(name, null))

    expect(await resultOf(after.read(name))).toEqual(picture)
  })

  it("makes no file where there is none", async () => {
    const { files, both } = aPlace()

    await resultOf(both.renew(name, null))

    expect(await resultOf(files.read(name))).toBeNull()
  })
})
