import { proveChecksums, writeChecksums } from "#adapters/backup/checksums.ts"
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"

const aFolder = async () => {
  const folder = mkdtempSync(join(tmpdir(), "sums-"))
  mkdirSync(join(folder, "files", "deep"), { recursive: true })
  writeFileSync(join(folder, "a.txt"), "a")
  writeFileSync(join(folder, "files", "deep", "b c.txt"), "b")
  await writeChecksums(folder)
  return folder
}

test("checksums are in the lines that sha256sum writes and checks", async () => {
  const folder = await aFolder()

  expect(readFileSync(join(folder, "SHA256SUMS"), "utf8")).toBe(
    `ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb  a.txt
3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d  files/deep/b c.txt
`,
  )
  await proveChecksums(folder)
})

test("a changed, a missing and an added file are named", async () => {
  const changed = await aFolder()
  appendFileSync(join(changed, "files", "deep", "b c.txt"), "!")
  const missing = await aFolder()
  rmSync(join(missing, "a.txt"))
  const added = await aFolder()
  writeFileSync(join(added, "files", "new.txt"), "new")

  await expect(proveChecksums(changed)).rejects.toThrow("not as it was written: files/deep/b c.txt")
  await expect(proveChecksums(missing)).rejects.toThrow("lacks a file: a.txt")
  await expect(proveChecksums(added)).rejects.toThrow("not as it was written: files/new.txt")
})
