import { mkdir, readdir, rm, writeFile } from "node:fs/promises"
import { addingPage } from "./adding.ts"
import { architectureFiles } from "./architecture/page.ts"
import { retakePictures } from "./gallery/retake.ts"
import { decisionsIndex } from "./decisions-index.ts"
import { coveragePage } from "./specification/coverage.ts"
import { taggedTestsAmong, testFiles } from "./specification/tagged-tests.ts"
import { faultScenariosPage } from "./fault-scenarios.ts"
import { cssModuleTypes } from "./css-modules.ts"
import { iconSprite } from "./icon-sprite.ts"
import { generatedFiles } from "./state-charts/generated.ts"
import { watchTests } from "./record-covered-transitions.ts"

// `npm run docs` writes the pages and takes the pictures that are missing or out of date. With
// `--tests` it watches the tests first, with `--text` it takes no pictures, with `--pictures` all.

const asked = new Set(process.argv.slice(2))
if (asked.has("--tests")) watchTests()

const folder = new URL("../state-charts/", import.meta.url)

const files = await generatedFiles()
for (const name of await readdir(folder))
  if (/\.(md|svg)$/.test(name) && !files.has(name)) await rm(new URL(name, folder))
for (const [name, text] of files) await writeFile(new URL(name, folder), text)
console.log(`Wrote ${files.size} files of docs/state-charts.`)

const coverage = coveragePage(taggedTestsAmong(testFiles()))
await writeFile(new URL("../specification-coverage.md", import.meta.url), coverage)
console.log("Wrote docs/specification-coverage.md.")

await writeFile(new URL("../fault-scenarios.md", import.meta.url), faultScenariosPage())
console.log("Wrote docs/fault-scenarios.md.")

const types = cssModuleTypes()
for (const [file, text] of types) await writeFile(new URL(`../../${file}`, import.meta.url), text)
console.log(`Wrote the types of ${types.size} style sheets.`)
await writeFile(new URL("../../ui/parts/icons/icons.svg", import.meta.url), iconSprite())
console.log("Wrote ui/parts/icons/icons.svg.")
await mkdir(new URL("../architecture/", import.meta.url), { recursive: true })
for (const [name, text] of architectureFiles())
  await writeFile(new URL(`../${name}`, import.meta.url), text)
console.log("Wrote docs/architecture.md.")

await writeFile(new URL("../decisions/README.md", import.meta.url), decisionsIndex())
console.log("Wrote docs/decisions/README.md.")

await writeFile(new URL("../guides/adding.md", import.meta.url), addingPage())
console.log("Wrote docs/guides/adding.md.")

if (!asked.has("--text")) {
  const failures = await retakePictures(asked.has("--pictures"))
  for (const failure of failures) console.error(failure)
  process.exitCode = failures.length === 0 ? 0 : 1
}
