import { spawnSync } from "node:child_process"
import { existsSync, globSync, readFileSync, rmSync } from "node:fs"
import { chartOf } from "./state-charts/chart.ts"
import { chartedMachines } from "./state-charts/machines.ts"
import { takersAmong, writeTakers, type SeenStep } from "./state-charts/taken-by.ts"

const SEEN = ".cache/steps"

type Seen = {
  readonly file: string
  readonly steps: ReadonlyArray<readonly [step: string, tests: ReadonlyArray<string>]>
}

/** A step as the watched tests write it down. */
type SeenNames = readonly [
  machine: string,
  from: string,
  event: string,
  to: string,
  guard: string | null,
]

const stepsIn = ({ file, steps }: Seen): ReadonlyArray<SeenStep> =>
  steps.flatMap(([step, tests]) => {
    const [machine, from, event, to, guard] = JSON.parse(step) as SeenNames
    return tests.map((test) => ({ machine, from, event, to, guard, taker: { file, test } }))
  })

/** The subject in whose folder of core each machine stands, by the machine's name. */
const subjects: ReadonlyMap<string, string> = new Map(
  globSync("core/*/*.machine.ts").map((file) => {
    const [, subject = "", name = ""] = file.split(/[\\/]/)
    return [name.replace(".machine.ts", ""), subject] as const
  }),
)

/** Where a machine's own tests are: beside those of its subject. */
const foldersWithSteps = (): ReadonlyArray<string> => [
  ...new Set([...subjects.values()].map((subject) => `tests/core/${subject}/`)),
]

/** Runs the tests of core and of the screens, and writes down which of them take which step. */
export const watchTests = (): void => {
  rmSync(SEEN, { recursive: true, force: true })
  const words = ["run", "--project", "core", "--project", "ui", ...foldersWithSteps(), "tests/ui"]
  spawnSync("vitest", words, { stdio: "inherit", env: { ...process.env, RECORD_STEPS: "yes" } })
  writeSeenSteps()
}

/** Writes down which of the watched tests take which step of the machines. */
export const writeSeenSteps = (): void => {
  if (!existsSync(SEEN)) throw new Error("No test took a step: did the tests run?")
  const seen = globSync(`${SEEN}/*.json`)
    .map((file) => JSON.parse(readFileSync(file, "utf8")) as Seen)
    .flatMap(stepsIn)
  const charts = chartedMachines.map((charted) => ({
    ...chartOf(charted),
    id: charted.machine.id,
    subject: subjects.get(charted.name) ?? "",
  }))
  writeTakers(takersAmong(charts, seen))
}
