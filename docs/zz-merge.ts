import { globSync, readFileSync } from "node:fs"
import { chartOf } from "./state-charts/chart.ts"
import { chartedMachines } from "./state-charts/machines.ts"
import { recordedTakers, takersAmong, takersOf, writeTakers } from "./state-charts/taken-by.ts"
const only = process.argv.slice(2)
const seen = globSync(".cache/steps/*.json").map((f) => JSON.parse(readFileSync(f, "utf8"))).flatMap(({ file, steps }: any) =>
  steps.flatMap(([step, tests]: any) => { const [machine, from, event, to] = JSON.parse(step); return tests.map((test: string) => ({ machine, from, event, to, taker: { file, test } })) }))
const charts = chartedMachines.filter(({name}) => only.includes(name)).map((c) => ({ ...chartOf(c), id: c.machine.id }))
const fresh = takersAmong(charts, seen)
const before = recordedTakers()
const all = Object.fromEntries(chartedMachines.map(({ name }) => [name, fresh[name] ?? before[name] ?? {}]))
writeTakers(all)
for (const chart of charts) for (const step of chart.steps) if (takersOf(all, chart, step).length === 0) console.log(chart.name, step.from, step.event, step.to)
