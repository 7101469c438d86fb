import { copyFiles, refuseOtherContent } from "#adapters/backup/copied-files.ts"
import { mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"

const twoFolders = () => {
  const folder = mkdtempSync(join(tmpdir(), "copied-"))
  const [from, to] = [mkdtempSync(join(folder, "from-")), join(folder, "to")]
  const write = (name: string, text: string) => writeFileSync(join(from, name), text)
  const copyOf = (name: string) => readFileSync(join(to, name), "utf8")
  return { from, to, write, copyOf }
}

test("copies what is missing, and nothing that is still being written", async () => {
  const { from, to, write, copyOf } = twoFolders()
  write("a.webp", "a")
  write(".draft", "half")

  expect(await copyFiles(from, to)).toBe(1)
  write("b.webp", "b")
  expect(await copyFiles(from, to)).toBe(2)

  expect(readdirSync(to).sort()).toEqual(["a.webp", "b.webp"])
  expect([copyOf("a.webp"), copyOf("b.webp")]).toEqual(["a", "b"])
})

test("copies again what was written since a moment, and nothing older", async () => {
  const { from, to, write, copyOf } = twoFolders()
  write("old.webp", "1")
  write("renewed.webp", "1")
  await copyFiles(from, to)
  write("old.webp", "2")
  write("renewed.webp", "2")
  utimesSync(join(from, "old.webp"), 1000, 1000)
  utimesSync(join(from, "renewed.webp"), 2000, 2000)

  await copyFiles(from, to, 2_000_000)

  expect([copyOf("old.webp"), copyOf("renewed.webp")]).toEqual(["1", "2"])
})

test("has nothing to copy where there is no folder yet", async () => {
  const { from, to } = twoFolders()

  expect(await copyFiles(join(from, "nowhere"), to)).toBe(0)
})

test("says how many there are then, also those that the other folder had before", async () => {
  const { from, to, write } = twoFolders()
  write("a.webp", "a")
  await copyFiles(from, to)
  writeFileSync(join(to, "b.webp"), "b")
  writeFileSync(join(to, ".draft"), "half")

  expect(await copyFiles(from, to)).toBe(2)
})

test("leaves a copy as it is that nobody wrote since", async () => {
  const { from, to, write, copyOf } = twoFolders()
  write("a.webp", "1")
  await copyFiles(from, to)
  write("a.webp", "2")

  await copyFiles(from, to)

  expect(copyOf("a.webp")).toBe("1")
})

test("fails on what is no folder", async () => {
  const { from, to, write } = twoFolders()
  write("plain", "no folder")

  await expect(copyFiles(join(from, "plain"), to)).rejects.toThrow("ENOTDIR")
})

test("refuses nothing where the other folder has nothing of the kind", async () => {
  const { from, to, write } = twoFolders()
  write("a.webp", "a")

  await expect(refuseOtherContent(from, to)).resolves.toBeUndefined()
})

test("refuses other content under a name that is there, and takes the same", async () => {
  const { from, to, write } = twoFolders()
  write("a.webp", "a")
  await copyFiles(from, to)
  await refuseOtherContent(from, to)

  write("a.webp", "other")

  await expect(refuseOtherContent(from, to)).rejects.toThrow(join(to, "a.webp"))
})
