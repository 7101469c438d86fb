import { chartOf } from "./chart.ts"
import { drawingOf } from "./drawing.ts"
import type { ChartedMachine } from "./charted-machine.ts"
import { chartedMachines } from "./machines.ts"
import { overviewOf } from "./overview.ts"
import { pageOf } from "./page.ts"
import { phoneDrawingOf } from "./phone-drawing.ts"
import { recordedTakers } from "./taken-by.ts"

/** Every generated file of docs/state-charts and its text, as the machines are today. */
export const generatedFiles = async (
  machines: ReadonlyArray<ChartedMachine> = chartedMachines,
  taken = recordedTakers(),
): Promise<ReadonlyMap<string, string>> => {
  const told = machines.map((charted) => ({ charted, chart: chartOf(charted), taken }))
  const files = new Map([["index.md", overviewOf(told)]])
  for (const one of told) {
    const { name } = one.chart
    files.set(`${name}.md`, pageOf(one))
    files.set(`${name}.svg`, await drawingOf(one.chart))
    files.set(`${name}.phone.svg`, phoneDrawingOf(one.chart))
  }
  return files
}
