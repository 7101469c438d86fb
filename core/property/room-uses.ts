import type { RoomKind, RoomKindId, RoomUse } from "./room-kind.ts"
import type { RoomTypeId } from "./room-type.ts"

type Using = { readonly id: RoomTypeId; readonly uses?: ReadonlyArray<RoomUse> }

type Having = {
  readonly kinds?: ReadonlyArray<RoomKind>
  readonly rooms: ReadonlyArray<Using & { readonly units: number }>
}

/** The kind of the rooms that a room type has for itself. */
export const ownKindOf = (roomType: RoomTypeId): RoomKindId => roomType as string as RoomKindId

/** The rooms that a room type takes when it is booked once: one of its own unless it says otherwise. */
export const usesOf = ({ id, uses }: Using): ReadonlyArray<RoomUse> =>
  uses ?? [{ kind: ownKindOf(id), count: 1 }]

/** All rooms that a property has, by kind: those that its room types share, and those of one alone. */
export const kindsOf = ({ kinds = [], rooms }: Having): ReadonlyArray<RoomKind> => [
  ...kinds,
  ...rooms
    .filter(({ uses }) => uses === undefined)
    .map(({ id, units }) => ({ id: ownKindOf(id), units })),
]

/** The kinds of rooms that more than one room type of a property takes. */
export const sharedKindsOf = ({ rooms }: Pick<Having, "rooms">): ReadonlyArray<RoomKindId> => {
  const used = rooms.flatMap(({ uses = [] }) => uses.map(({ kind }) => kind))
  return [...new Set(used.filter((kind, place) => used.indexOf(kind) !== place))]
}

/** How many rooms a property has. */
export const unitsOf = (property: Having): number =>
  kindsOf(property).reduce((sum, { units }) => sum + units, 0)

/** So many of a room type. */
export type RoomsWanted = { readonly room: Using; readonly count: number }

/** How many rooms of each kind these room types take together, in the order of the kinds' ids. */
export const kindsTaken = (rooms: ReadonlyArray<RoomsWanted>): ReadonlyMap<RoomKindId, number> => {
  const taken = new Map<RoomKindId, number>()
  for (const { room, count } of rooms)
    for (const use of usesOf(room))
      taken.set(use.kind, count * use.count + (taken.get(use.kind) ?? 0))
  return new Map([...taken].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** How often a room type can be had where so many rooms of its kinds are free: the scarcest decides. */
export const timesFree = (
  uses: ReadonlyArray<RoomUse>,
  freeOf: (kind: RoomKindId) => number,
): number => {
  let times = Infinity
  for (const { kind, count } of uses) times = Math.min(times, Math.floor(freeOf(kind) / count))
  return Math.max(0, times)
}
