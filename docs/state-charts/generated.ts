import { chartOf } from "./chart.ts"
import { drawingOf } from "./drawing.ts"
import { chartedMachines, type ChartedMachine } from "./machines.ts"
import { indexOf, pageOf } from "./page.ts"

/** Every generated file of docs/state-charts and its text, as the machines are today. */
export const generatedFiles = async (
  machines: ReadonlyArray<ChartedMachine> = chartedMachines,
): Promise<ReadonlyMap<string, string>> => {
  const charts = machines.map(chartOf)
  const files = new Map([["index.md", indexOf(charts)]])
  for (const chart of charts) {
    files.set(`${chart.name}.md`, pageOf(chart))
    files.set(`${chart.name}.svg`, await drawingOf(chart))
  }
  return files
}
