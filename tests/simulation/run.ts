import { parseArgs } from "node:util"
import { added, everythingToMeet, rareAmong, type Counts } from "./counters.ts"
import { faults, type Fault } from "./faults.table.ts"
import { planOf } from "./plan.ts"
import { shrunk } from "./shrink.ts"
import type { Outcome } from "./outcome.ts"
import { simulate } from "./simulate.ts"
import { storageInMemory } from "./storage.in-memory.ts"
import { storageInSql } from "./storage.sql.ts"

// `npm run simulate -- --seeds N [--from SEED] [--sql]`, or `--seed SEED` for the story of one.

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "1000" },
    from: { type: "string", default: "1" },
    seed: { type: "string" },
    sql: { type: "boolean", default: false },
  },
})

const makeStorage = values.sql ? await storageInSql() : storageInMemory
const play = (plan: Outcome["plan"]): Promise<Outcome> => simulate(plan, makeStorage)
const again = (seed: number): string =>
  `npm run simulate -- --seed ${seed}${values.sql ? " --sql" : ""}`

const told = ({ plan, lines, violation, hash }: Outcome): string =>
  [
    ...lines,
    "",
    `Seed ${plan.seed}, ${plan.steps.length} steps, ${plan.menu.length} kinds of faults; the story's hash is ${hash}.`,
    violation === null ? "Every promise was kept." : `${violation.message}`,
  ].join("\n")

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(0)

const meetings = (counts: Counts): string => {
  const rare = rareAmong(counts, 100)
  const met = `${everythingToMeet.length - rare.length} of ${everythingToMeet.length} kinds of faults, declines, edges and turns at the checkout were met 100 times or more.`
  const lines = rare.map(([what, count]) => {
    const fault = faults[what.replace("fault ", "") as Fault]
    return `  ${`${count}`.padStart(3)}  ${what}${fault === undefined ? "" : `: ${fault}`}`
  })
  return [met, ...(rare.length > 0 ? ["Less often:", ...lines] : [])].join("\n")
}

/** Plays seeds one after the other; the first that breaks a promise is shrunk and told. */
const playMany = async (from: number, many: number): Promise<boolean> => {
  const start = performance.now()
  let counts: Counts = new Map()
  for (let seed = from; seed < from + many; seed += 1) {
    const outcome = await play(planOf(seed))
    counts = added(counts, outcome.counts)
    if (outcome.violation !== null) {
      const smallest = await shrunk(outcome, play)
      console.log(
        `${told(smallest)}\n\nThis is seed ${seed}, shrunk. The whole of it: ${again(seed)}`,
      )
      return false
    }
    if (process.stdout.isTTY && seed % 50 === 0) process.stdout.write(`\r${seed} …`)
  }
  const where = values.sql ? "on the embedded database" : "in memory"
  console.log(`${many} seeds from ${from} ${where} in ${seconds(start)} s: every promise was kept.`)
  console.log(meetings(counts))
  return true
}

const playOne = async (seed: number): Promise<boolean> => {
  const outcome = await play(planOf(seed))
  console.log(told(outcome))
  return outcome.violation === null
}

const isKept =
  values.seed === undefined
    ? await playMany(Number(values.from), Number(values.seeds))
    : await playOne(Number(values.seed))
process.exit(isKept ? 0 : 1)
