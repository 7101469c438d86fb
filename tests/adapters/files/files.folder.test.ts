import { folderFiles } from "#adapters/files/files.folder.ts"
import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const bytes = Uint8Array.from([1, 2, 3])
const aFolder = () => mkdtempSync(join(tmpdir(), "folder-files-"))
const LONGEST = `${"a".repeat(100)}.abcde`

describe("a file in a folder", () => {
  it("is readable to this user alone, and leaves no draft", async () => {
    const folder = join(aFolder(), "deep", "files")

    await resultOf(folderFiles(folder).keep("a-picture.webp", bytes))

    expect(readdirSync(folder)).toEqual(["a-picture.webp"])
    expect(statSync(join(folder, "a-picture.webp")).mode & 0o777).toBe(0o600)
  })

  it.each([LONGEST, "a.b", "0-9.webp"])("may be called %s", async (name) => {
    const files = folderFiles(aFolder())
    await resultOf(files.keep(name, bytes))

    expect(await resultOf(files.read(name))).toEqual(bytes)
    await resultOf(files.remove(name))
    expect(await resultOf(files.read(name))).toBeNull()
  })

  it.each([`a${LONGEST}`, `${LONGEST}f`, "a.", ".a", "a", "a.b.c", "a_b.c", "a.b\n", "../a.b"])(
    "is neither kept, read nor removed under the name %j",
    async (name) => {
      const files = folderFiles(aFolder())

      for (const work of [files.keep(name, bytes), files.read(name), files.remove(name)])
        await expect(resultOf<unknown, unknown>(work)).rejects.toThrow("No name of a file")
    },
  )

  it("is not there where its folder is not there yet", async () => {
    const files = folderFiles(join(aFolder(), "nowhere"))

    expect(await resultOf(files.read("a.b"))).toBeNull()
    await resultOf(files.remove("a.b"))
  })

  it("is out of reach where the folder is none, or the file is a folder", async () => {
    const folder = aFolder()
    writeFileSync(join(folder, "plain"), "no folder")
    mkdirSync(join(folder, "a.b"))
    const [none, some] = [folderFiles(join(folder, "plain")), folderFiles(folder)]

    expect((await refusal(none.keep("a.b", bytes)))._tag).toBe("StoreUnreachable")
    expect((await refusal(none.read("a.b")))._tag).toBe("StoreUnreachable")
    expect((await refusal(some.read("a.b")))._tag).toBe("StoreUnreachable")
    expect((await refusal(some.remove("a.b")))._tag).toBe("StoreUnreachable")
  })
})
