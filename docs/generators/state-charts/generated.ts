import { chartOf } from "./chart.ts"
import { drawingOf } from "./drawing.ts"
import { chapters, type Chapter } from "./machines.ts"
import { overviewOf } from "./overview.ts"
import { pageOf } from "./page.ts"
import { phoneDrawingOf } from "./phone-drawing.ts"
import { recordedTakers } from "./taken-by.ts"

/** Every generated file of docs/state-charts and its text, as the machines are today. */
export const generatedFiles = async (
  told: ReadonlyArray<Chapter> = chapters,
  taken = recordedTakers(),
): Promise<ReadonlyMap<string, string>> => {
  const charts = told.map(({ title, machines }) => ({
    title,
    machines: machines.map((charted) => ({ charted, chart: chartOf(charted), taken })),
  }))
  const files = new Map([["index.md", overviewOf(charts)]])
  for (const one of charts.flatMap(({ machines }) => machines)) {
    const { name } = one.chart
    files.set(`${name}.md`, pageOf(one))
    files.set(`${name}.svg`, await drawingOf(one.chart))
    files.set(`${name}.phone.svg`, phoneDrawingOf(one.chart))
  }
  return files
}
