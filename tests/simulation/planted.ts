import { execFile } from "node:child_process"
import { join } from "node:path"
import { parseArgs, promisify } from "node:util"
import { simulatedMistakes, type SimulatedMistake } from "./mistakes.table.ts"

// `npm run simulate:planted -- [--seeds N] [words]`: plants each mistake by itself and says after
// how many seeds the simulation finds it.

const { values, positionals } = parseArgs({
  options: {
    seeds: { type: "string", default: "1000" },
    "sql-seeds": { type: "string", default: "120" },
    "at-once": { type: "string", default: "2" },
  },
  allowPositionals: true,
})

type Found = { readonly seed: number | null; readonly what: string }

const program = join(import.meta.dirname, "planted-seeds.ts")

const seedsFor = ({ sql }: SimulatedMistake): string => (sql ? values["sql-seeds"] : values.seeds)

const foundFor = async (mistake: SimulatedMistake): Promise<Found> => {
  const place = `${simulatedMistakes.indexOf(mistake)}`
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      program,
      place,
      seedsFor(mistake),
    ])
    return JSON.parse(stdout) as Found
  } catch (failure) {
    return { seed: null, what: `The program broke off: ${`${failure}`.slice(0, 200)}` }
  }
}

const chosen = simulatedMistakes.filter(
  ({ says, file }) =>
    positionals.length === 0 ||
    positionals.some((word) => says.includes(word) || file.includes(word)),
)

const waiting = [...chosen]
const missed: Array<string> = []

const work = async (): Promise<void> => {
  for (let mistake = waiting.shift(); mistake !== undefined; mistake = waiting.shift()) {
    const { seed, what } = await foundFor(mistake)
    if (seed === null) missed.push(mistake.says)
    const after = seed === null ? "NOT FOUND" : `seed ${seed}`
    console.log(`${after.padEnd(10)} ${mistake.says}${what && `\n           ${what}`}`)
  }
}

await Promise.all(Array.from({ length: Number(values["at-once"]) }, work))
console.log(`\n${chosen.length - missed.length} of ${chosen.length} planted mistakes found`)
process.exitCode = missed.length === 0 ? 0 : 1
