import { chartOf } from "../state-charts/chart.ts"
import { chartedMachines } from "../state-charts/machines.ts"
import type { SeenState } from "../state-charts/pictures.ts"
import { scenes } from "./scenes.ts"
import { takePictures } from "./take.ts"
import { noteTaken, stalePictures } from "./taken-pictures.ts"

const hasScene = ({ machine, state }: SeenState): boolean => scenes[machine]?.[state] !== undefined

/** Takes every picture that is missing or out of date, or all; answers what could not be taken. */
export const retakePictures = async (all: boolean): Promise<ReadonlyArray<string>> => {
  const wanted = stalePictures(
    chartedMachines.map((charted) => ({ charted, chart: chartOf(charted) })),
    all ? {} : undefined,
  )
  const [posed, untold] = [wanted.filter(hasScene), wanted.filter((one) => !hasScene(one))]
  const failures = untold.map(
    ({ picture }) =>
      `${picture}: nobody said how a guest comes here (docs/generators/gallery/scenes.ts)`,
  )
  if (posed.length === 0) return failures
  console.log(`Taking ${posed.length} pictures of docs/generators/state-charts/pictures ...`)
  const tell = (line: string): void => console.log(line)
  return [...failures, ...(await takePictures(posed, tell, noteTaken))]
}
