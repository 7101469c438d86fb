import { repeated } from "./repeated.ts"
import type { PropertyLine, RoomLine } from "./property-line.ts"

type Kinds = NonNullable<PropertyLine["kinds"]>

/** How often a room can be sold in a night that nobody has taken anything of. */
const mostOf = ({ units, uses }: RoomLine, kinds: Kinds): number => {
  const unitsOf = (kind: string) => kinds.find(({ id }) => id === kind)?.units ?? 0
  return uses === undefined
    ? (units ?? 0)
    : Math.min(...uses.map(({ kind, count = 1 }) => Math.floor(unitsOf(kind) / count)))
}

const usesContradictions = (
  { units, uses }: RoomLine,
  kinds: Kinds,
  path: string,
): ReadonlyArray<string> => {
  if ((units === undefined) === (uses === undefined))
    return [`${path}: has units of its own, or uses kinds of rooms`]
  const names = (uses ?? []).map(({ kind }) => kind)
  const unknown = names.filter((kind) => !kinds.some(({ id }) => id === kind))
  return [
    ...unknown.map((kind) => `${path}.uses: no kind is called ${JSON.stringify(kind)}`),
    ...repeated(names).map((kind) => `${path}.uses: ${kind} is there twice`),
  ]
}

/** What is wrong with the rooms that a line's room type takes, and with the nights in which it is taken. */
export const roomStockContradictions = (
  room: RoomLine,
  kinds: Kinds,
  path: string,
): ReadonlyArray<string> => {
  const broken = usesContradictions(room, kinds, path)
  if (broken.length > 0) return broken
  const most = mostOf(room, kinds)
  const crowded = room.nights?.filter(({ taken = 0 }) => taken > most) ?? []
  return crowded.map(({ date }) => `${path}.nights: more rooms are taken on ${date} than exist`)
}
