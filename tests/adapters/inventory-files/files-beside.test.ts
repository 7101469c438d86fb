import { filesBeside } from "#adapters/inventory-files/files-beside.ts"
import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, test } from "vitest"

/** A folder with pictures, beside a file that is nobody's business. */
const aFolder = () => {
  const around = mkdtempSync(join(tmpdir(), "beside-"))
  const folder = join(around, "operator")
  mkdirSync(join(folder, "rooms", "empty"), { recursive: true })
  mkdirSync(join(around, "operator-of-another"))
  writeFileSync(join(around, "secret.jpg"), "secret")
  writeFileSync(join(around, "operator-of-another", "a.jpg"), "secret")
  for (const name of ["2.jpg", "10.JPG", "1.png", ".hidden.jpg", "notes.txt"])
    writeFileSync(join(folder, "rooms", name), name)
  writeFileSync(join(folder, "..front.jpg"), "front")
  symlinkSync(join(around, "secret.jpg"), join(folder, "link.jpg"))
  symlinkSync(around, join(folder, "up"))
  symlinkSync(join(folder, "rooms", "2.jpg"), join(folder, "inside.jpg"))
  return { around, folder, beside: filesBeside(folder, 1024) }
}

describe("a file beside an import", () => {
  test("is read, in a folder below too, by a link too", async () => {
    const { beside } = aFolder()
    const textAt = async (path: string) => {
      const read = await beside.read(path)
      return "reason" in read ? read.reason : new TextDecoder().decode(read.bytes)
    }

    expect(await textAt("rooms/2.jpg")).toBe("2.jpg")
    expect(await textAt("./rooms/../rooms/2.jpg")).toBe("2.jpg")
    expect(await textAt("inside.jpg")).toBe("2.jpg")
    expect(await textAt("..front.jpg")).toBe("front")
  })

  test("is read where it is as large as any may be", async () => {
    const { folder, beside } = aFolder()
    writeFileSync(join(folder, "full.jpg"), new Uint8Array(1024))

    expect(await beside.read("full.jpg")).toEqual({ bytes: new Uint8Array(1024) })
  })

  test.each([
    "../secret.jpg",
    "rooms/../../secret.jpg",
    "../operator-of-another/a.jpg",
    "link.jpg",
    "up/secret.jpg",
    "/etc/hostname",
    "..",
    "../nowhere.jpg",
  ])("is never outside its folder: %s", async (path) => {
    const { beside } = aFolder()
    const outside = { reason: "is outside the folder of the import" }

    expect(await beside.read(path)).toEqual(outside)
    expect(await beside.list(path)).toEqual(outside)
  })

  test("is refused with the reason where it cannot be had", async () => {
    const { folder, beside } = aFolder()
    writeFileSync(join(folder, "heavy.jpg"), new Uint8Array(1025))
    execFileSync(join("/usr/bin", "mkfifo"), [join(folder, "pipe.jpg")])

    expect(await beside.read("nowhere.jpg")).toEqual({ reason: "does not exist" })
    expect(await beside.read("rooms")).toEqual({ reason: "is no file" })
    expect(await beside.read("pipe.jpg")).toEqual({ reason: "is no file" })
    expect(await beside.read("heavy.jpg")).toEqual({ reason: "is larger than 0.0009765625 MB" })
    expect(await beside.read("a\0b.jpg")).toEqual({
      reason: "cannot be read (ERR_INVALID_ARG_VALUE)",
    })
  })
})

describe("a folder beside an import", () => {
  test("lists its pictures in the order of their names", async () => {
    const { beside } = aFolder()

    expect(await beside.list("rooms")).toEqual({
      files: [join("rooms", "1.png"), join("rooms", "2.jpg"), join("rooms", "10.JPG")],
    })
  })

  test("is refused where it holds none, is a file, or is not there", async () => {
    const { beside } = aFolder()

    expect(await beside.list("rooms/empty")).toEqual({ reason: "is a folder without pictures" })
    expect(await beside.list("rooms/2.jpg")).toEqual({ reason: "is no folder" })
    expect(await beside.list("nowhere")).toEqual({ reason: "does not exist" })
  })
})
