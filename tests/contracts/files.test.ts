import { folderFiles } from "#adapters/files/files.folder.ts"
import type { Files } from "#core/files/files.port.ts"
import { inMemoryFiles } from "#fixtures/doubles/files.in-memory.ts"
import { mkdtempSync, readdirSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { told } from "./outcomes.ts"

const aFolder = (): string => mkdtempSync(join(tmpdir(), "singgah-files-"))
const bytes = Uint8Array.from([1, 2, 3])

const keepers: ReadonlyArray<{ readonly name: string; readonly open: () => Files }> = [
  { name: "memory", open: inMemoryFiles },
  { name: "a folder", open: () => folderFiles(join(aFolder(), "files")) },
]

describe.each(keepers)("files in $name", ({ open }) => {
  it("are read as they were kept", async () => {
    const files = open()
    await told(files.keep("a-picture.webp", bytes))

    expect(await told(files.read("a-picture.webp"))).toEqual(bytes)
  })

  it("take the place of others of their name", async () => {
    const files = open()
    await told(files.keep("a-picture.webp", bytes))
    await told(files.keep("a-picture.webp", Uint8Array.from([4])))

    expect(await told(files.read("a-picture.webp"))).toEqual(Uint8Array.from([4]))
  })

  it("are forgotten once, and once more", async () => {
    const files = open()
    await told(files.keep("a-picture.webp", bytes))
    await told(files.remove("a-picture.webp"))
    await told(files.remove("a-picture.webp"))

    expect(await told(files.read("a-picture.webp"))).toBeNull()
  })
})

describe("files in a folder", () => {
  it.each(["../secret-key", "a/b.webp", ".hidden.webp", "", "A.webp"])(
    "never lead out of it: %j",
    async (name) => {
      const folder = aFolder()

      await expect(told(folderFiles(folder).keep(name, bytes))).rejects.toThrow("No name of a file")
      expect(readdirSync(folder)).toEqual([])
    },
  )
})
