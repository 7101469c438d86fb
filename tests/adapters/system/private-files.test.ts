import { generateInto } from "#tests/support/generated-inventory.ts"
import { startSite } from "#tests/support/site.ts"
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"

const FOR_OTHERS = 0o077

it("lets a site and the commands of its operator write nothing that other users of the machine could read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "singgah-private-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  generateInto(folder)
  await using _ = await startSite({ DATA_DIR: folder })

  // Who cannot enter a folder reads nothing in it, whatever the engine lets its own files be.
  const first = readdirSync(folder)
  const openTo = first.filter((name) => statSync(join(folder, name)).mode & FOR_OTHERS)

  expect(first).toEqual(expect.arrayContaining(["database", "operators.sock", "secret-key"]))
  expect(openTo).toEqual([])
})
