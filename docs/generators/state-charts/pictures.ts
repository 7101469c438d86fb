import { createHash } from "node:crypto"
import type { Chart, ChartState } from "./chart.ts"
import type { ChartedMachine } from "./charted-machine.ts"

/** A state that a guest sees, and what its picture has to be made from. */
export type SeenState = {
  readonly machine: string
  readonly state: string
  readonly picture: string
  readonly madeFrom: string
}

/** Why nobody sees a state; empty when a guest does. */
export const whyUnseen = ({ path, isPassing }: ChartState, { unseen }: ChartedMachine): string =>
  unseen?.[path] ?? (isPassing ? "it passes at once" : "")

/** A state as the gallery names its picture. */
export const pictureOf = ({ name }: Pick<Chart, "name">, { path }: ChartState): string =>
  `${name}.${path}`

/** What a picture shows of a machine: what the state means, and what the guest can do in it. */
const madeFrom = ({ steps }: Chart, { path, description }: ChartState): string => {
  const ways = steps
    .filter(({ from, cause }) => from === path && cause === "guest")
    .map(({ event, to }) => `${event} ${to}`)
  const shown = [path, description, ...new Set(ways.toSorted())].join("\n")
  return createHash("sha256").update(shown).digest("hex").slice(0, 12)
}

/** A machine and the chart that is drawn of it. */
export type Machine = { readonly charted: ChartedMachine; readonly chart: Chart }

/** Every state that has to have a picture. */
export const seenStates = ({ charted, chart }: Machine): ReadonlyArray<SeenState> =>
  chart.states
    .filter(({ path }) => !chart.states.some(({ parent }) => parent === path))
    .filter((state) => whyUnseen(state, charted) === "")
    .map((state) => ({
      machine: chart.name,
      state: state.path,
      picture: pictureOf(chart, state),
      madeFrom: madeFrom(chart, state),
    }))
