import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { seenStates, type Machine, type SeenState } from "../state-charts/pictures.ts"
import { keysShown, saidBy } from "./words-shown.ts"

const folder = new URL("../../state-charts/pictures/", import.meta.url)
const record = new URL("taken.json", folder)

/** What a picture was made from when it was taken. */
export type TakenPicture = {
  /** What the state meant, and what the guest could do in it, as a hash. */
  readonly from: string
  /** The keys of the words that it shows, with a space between them. */
  readonly shows: string
  /** What those words were in all languages, as a hash. */
  readonly said: string
}

export type TakenPictures = Readonly<Record<string, TakenPicture>>

export const takenPictures = (): TakenPictures =>
  existsSync(record) ? (JSON.parse(readFileSync(record, "utf8")) as TakenPictures) : {}

const isCurrent = ({ madeFrom: now }: SeenState, taken: TakenPicture | undefined): boolean =>
  taken?.from === now && taken.said === saidBy(taken.shows.split(" "))

/** Every state whose picture is missing, or shows the state or the words as they were before. */
export const stalePictures = (
  machines: ReadonlyArray<Machine>,
  taken = takenPictures(),
): ReadonlyArray<SeenState> =>
  machines
    .flatMap(seenStates)
    .filter(
      (state) =>
        !isCurrent(state, taken[state.picture]) ||
        !existsSync(new URL(`${state.picture}.webp`, folder)),
    )

/** Notes that a picture shows a state as it is now, by the English texts in it. */
export const noteTaken = (
  { picture, madeFrom: from }: SeenState,
  texts: ReadonlyArray<string>,
): void => {
  const keys = keysShown(texts)
  const now: TakenPicture = { from, shows: keys.join(" "), said: saidBy(keys) }
  const all = Object.entries({ ...takenPictures(), [picture]: now })
  const sorted = Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(record, `${JSON.stringify(sorted, null, 2)}\n`)
}
