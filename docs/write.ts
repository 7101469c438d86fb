import { readdir, rm, writeFile } from "node:fs/promises"
import { coveragePage } from "./specification/coverage.ts"
import { taggedTestsAmong, testFiles } from "./specification/tagged-tests.ts"
import { generatedFiles } from "./state-charts/generated.ts"

const folder = new URL("./state-charts/", import.meta.url)

const files = await generatedFiles()
for (const name of await readdir(folder))
  if (/\.(md|svg)$/.test(name) && !files.has(name)) await rm(new URL(name, folder))
for (const [name, text] of files) await writeFile(new URL(name, folder), text)
console.log(`Wrote ${files.size} files of docs/state-charts.`)

const coverage = coveragePage(taggedTestsAmong(testFiles()))
await writeFile(new URL("./specification-coverage.md", import.meta.url), coverage)
console.log("Wrote docs/specification-coverage.md.")
