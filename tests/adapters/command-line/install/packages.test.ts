import { arePackagesInstalled } from "#adapters/command-line/install/packages.js"
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"

type Packages = Record<string, { version?: string; optional?: boolean }>

const asked: Packages = {
  "": { version: "0.1.0" },
  "node_modules/left": { version: "1.0.0" },
  "node_modules/for-another-platform": { version: "2.0.0", optional: true },
}

const aProject = (installed?: Packages): string => {
  const root = mkdtempSync(join(tmpdir(), "singgah-packages-"))
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: asked }))
  mkdirSync(join(root, "node_modules"))
  const record = join(root, "node_modules", ".package-lock.json")
  if (installed) writeFileSync(record, JSON.stringify({ packages: installed }))
  return root
}

it("takes a fresh clone for one without packages", () => {
  expect(arePackagesInstalled(aProject())).toBe(false)
})

it("is content when npm's record agrees, even without the packages of other platforms", () => {
  expect(arePackagesInstalled(aProject({ "node_modules/left": { version: "1.0.0" } }))).toBe(true)
})

it.each([
  ["another version of a package", { "node_modules/left": { version: "0.9.0" } }],
  ["a package too few", {}],
])("installs again when there is %s", (_, installed) => {
  expect(arePackagesInstalled(aProject(installed))).toBe(false)
})
