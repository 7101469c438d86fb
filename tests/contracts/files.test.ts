import { folderFiles } from "#adapters/files/files.folder.ts"
import { s3Files } from "#adapters/files/files.s3.ts"
import { encryptionKeys } from "#adapters/encryption/keys.ts"
import { encryptedFiles } from "#adapters/encryption/encrypted-files.ts"
import type { Files } from "#core/files/files.port.ts"
import { inMemoryFiles } from "#fixtures/doubles/files.in-memory.ts"
import { inMemorySealedFiles } from "#fixtures/doubles/encrypted-files.in-memory.ts"
import { s3StandIn } from "#fixtures/sandbox/s3/store.ts"
import { mkdtempSync, readdirSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { resultOf } from "./outcomes.ts"

const aFolder = (): string => mkdtempSync(join(tmpdir(), "singgah-files-"))
const bytes = Uint8Array.from([1, 2, 3])

const bucketKeys = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "a-secret-of-the-store" }

/** A bucket of a stand-in that checks every signature. */
const aBucket = (): Files => {
  const store = s3StandIn(bucketKeys)
  return s3Files({
    ...bucketKeys,
    endpoint: "http://store.test",
    region: "ap-southeast-1",
    bucket: "singgah",
    fetch: (input) => store.answer(input as Request),
  })
}

const keys = encryptionKeys("a secret that only tests may know")
const inAFolder = () => folderFiles(join(aFolder(), "files"))

const keepers: ReadonlyArray<{ readonly name: string; readonly open: () => Files }> = [
  { name: "memory", open: inMemoryFiles },
  { name: "a folder", open: inAFolder },
  { name: "a bucket", open: aBucket },
  { name: "memory, for itself", open: inMemorySealedFiles },
  { name: "memory, sealed", open: () => encryptedFiles(inMemoryFiles(), keys) },
  { name: "a folder, sealed", open: () => encryptedFiles(inAFolder(), keys) },
  { name: "a bucket, sealed", open: () => encryptedFiles(aBucket(), keys) },
]

describe.each(keepers)("files in $name", ({ open }) => {
  it("are read as they were kept", async () => {
    const files = open()
    await resultOf(files.keep("a-picture.webp", bytes))

    expect(await resultOf(files.read("a-picture.webp"))).toEqual(bytes)
  })

  it("take the place of others of their name", async () => {
    const files = open()
    await resultOf(files.keep("a-picture.webp", bytes))
    await resultOf(files.keep("a-picture.webp", Uint8Array.from([4])))

    expect(await resultOf(files.read("a-picture.webp"))).toEqual(Uint8Array.from([4]))
  })

  it("know nothing of a name that was never given, and keep names apart", async () => {
    const files = open()
    await resultOf(files.keep("one.webp", bytes))
    await resultOf(files.keep("two.pdf", Uint8Array.from([9])))
    await resultOf(files.remove("one.webp"))

    expect(await resultOf(files.read("three.webp"))).toBeNull()
    expect(await resultOf(files.read("two.pdf"))).toEqual(Uint8Array.from([9]))
  })

  it("are kept to the last byte, empty ones and large ones too", async () => {
    const files = open()
    const large = Uint8Array.from({ length: 300_000 }, (_, at) => at % 251)
    await resultOf(files.keep("empty.bin", new Uint8Array()))
    await resultOf(files.keep("large.bin", large))

    expect((await resultOf(files.read("empty.bin")))?.byteLength).toBe(0)
    expect(Buffer.from((await resultOf(files.read("large.bin"))) ?? []).equals(large)).toBe(true)
  })

  it("are not changed by what becomes of the bytes they were given", async () => {
    const files = open()
    const given = bytes.slice()
    await resultOf(files.keep("a-picture.webp", given))
    given.fill(0)

    expect(await resultOf(files.read("a-picture.webp"))).toEqual(bytes)
  })

  it("are forgotten once, and once more", async () => {
    const files = open()
    await resultOf(files.keep("a-picture.webp", bytes))
    await resultOf(files.remove("a-picture.webp"))
    await resultOf(files.remove("a-picture.webp"))

    expect(await resultOf(files.read("a-picture.webp"))).toBeNull()
  })
})

describe("files in a folder", () => {
  it.each(["../secret-key", "a/b.webp", ".hidden.webp", "", "A.webp"])(
    "never lead out of it: %j",
    async (name) => {
      const folder = aFolder()

      await expect(resultOf(folderFiles(folder).keep(name, bytes))).rejects.toThrow(
        "No name of a file",
      )
      expect(readdirSync(folder)).toEqual([])
    },
  )
})
