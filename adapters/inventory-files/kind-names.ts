import { RoomKindId, type RoomUse } from "#core/property/room-kind.ts"
import type { UseLine } from "./property-line.ts"

/** A kind of rooms as the store knows it: its short name, after the slug of its property. */
export const kindIdOf = (slug: string, name: string): RoomKindId =>
  RoomKindId.make(`${slug}/${name}`)

/** The short name of a kind within its property. */
export const kindNameOf = (slug: string, kind: RoomKindId): string =>
  kind.startsWith(`${slug}/`) ? kind.slice(slug.length + 1) : kind

/** The rooms that a line's room takes, as the store knows them. */
export const usesIn = (
  slug: string,
  [first, ...others]: readonly [UseLine, ...ReadonlyArray<UseLine>],
): readonly [RoomUse, ...ReadonlyArray<RoomUse>] => {
  const takenOf = ({ kind, count = 1 }: UseLine): RoomUse => ({ kind: kindIdOf(slug, kind), count })
  return [takenOf(first), ...others.map(takenOf)]
}
