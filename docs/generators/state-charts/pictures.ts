import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import type { Chart, ChartState } from "./chart.ts"
import type { ChartedMachine } from "./charted-machine.ts"

const folder = new URL("../../state-charts/pictures/", import.meta.url)
const record = new URL("taken.json", folder)

/** What each picture was made from when it was taken. */
export type TakenPictures = Readonly<Record<string, string>>

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

type Machine = { readonly charted: ChartedMachine; readonly chart: Chart }

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

export const takenPictures = (): TakenPictures =>
  existsSync(record) ? (JSON.parse(readFileSync(record, "utf8")) as TakenPictures) : {}

/** Every state whose picture is missing or shows what it was before. */
export const stalePictures = (
  machines: ReadonlyArray<Machine>,
  taken = takenPictures(),
): ReadonlyArray<SeenState> =>
  machines
    .flatMap(seenStates)
    .filter(
      ({ picture, madeFrom: now }) =>
        taken[picture] !== now || !existsSync(new URL(`${picture}.webp`, folder)),
    )

/** Notes that a picture shows a state as it is now. */
export const noteTaken = (picture: string, from: string): void => {
  const all = Object.entries({ ...takenPictures(), [picture]: from })
  const sorted = Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(record, `${JSON.stringify(sorted, null, 2)}\n`)
}
