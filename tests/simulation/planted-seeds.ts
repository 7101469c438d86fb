import { registerHooks } from "node:module"
import { fileURLToPath } from "node:url"
import { simulatedMistakes } from "./mistakes.table.ts"

// Plays seeds on a program with one mistake in it and says which was the first to find it:
// `node planted-seeds.ts PLACE SEEDS`. Started by planted.ts, once for each mistake.

const [place = 0, most = 0] = process.argv.slice(2).map(Number)
const mistake = simulatedMistakes[place]
if (mistake === undefined) throw new Error(`There is no mistake ${place}`)

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context)
    if (!url.startsWith("file:") || !fileURLToPath(url).endsWith(`/${mistake.file}`)) return loaded
    const text = `${loaded.source}`
    const source = Buffer.isBuffer(loaded.source) ? loaded.source.toString("utf8") : text
    return { ...loaded, source: source.replace(mistake.instead, () => mistake.planted) }
  },
})

const { planOf } = await import("./plan.ts")
const { simulate } = await import("./simulate.ts")
const makeStorage = mistake.sql
  ? await (await import("./storage.sql.ts")).storageInSql()
  : (await import("./storage.in-memory.ts")).storageInMemory

for (let seed = 1; seed <= most; seed += 1) {
  const { violation } = await simulate(planOf(seed), makeStorage)
  if (violation === null) continue
  const [what = ""] = violation.message.split("\n")
  console.log(JSON.stringify({ seed, what: what.slice(0, 120) }))
  process.exit(0)
}
console.log(JSON.stringify({ seed: null, what: "" }))
process.exit(0)
