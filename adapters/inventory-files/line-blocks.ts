import type { BlockWanted } from "#core/inventory/blocks.port.ts"
import type { BlocksOfSource } from "#core/inventory/inventory-keeper.port.ts"
import type { RoomKindId } from "#core/property/room-kind.ts"
import { ownKindOf } from "#core/property/room-uses.ts"
import { limits } from "#core/stay/limits.ts"
import { addDays, daysBetween } from "#core/stay/calendar.ts"
import { nightDatesOf } from "#core/stay/nights.ts"
import { kindIdOf, kindNameOf } from "./kind-names.ts"
import type { BlockLine, PropertyLine } from "./property-line.ts"
import { roomIdOf } from "./room-ids.ts"

type Stock = Pick<PropertyLine, "slug" | "kinds"> & {
  readonly rooms: ReadonlyArray<Pick<PropertyLine["rooms"][number], "id" | "uses">>
}

/** Nobody plans further ahead than guests can book, and a year. */
export const MOST_BLOCKED_NIGHTS = limits.maxDaysAhead + 366

/** The kind that a line of blocks names: one of the line's kinds, or the rooms of a room type. */
export const kindNamedIn = (
  { slug, kinds = [], rooms }: Stock,
  name: string,
): RoomKindId | null => {
  if (kinds.some(({ id }) => id === name)) return kindIdOf(slug, name)
  const room = rooms.findIndex((one, place) => roomIdOf({ slug }, one, place) === name)
  const found = rooms[room]
  return found === undefined || found.uses !== undefined
    ? null
    : ownKindOf(roomIdOf({ slug }, found, room))
}

/** What is wrong with the blocks of a line. */
export const blockContradictions = (
  line: Stock & Pick<PropertyLine, "blocks">,
): ReadonlyArray<string> =>
  (line.blocks ?? []).flatMap(({ kind, from, until }, place) => [
    ...(kindNamedIn(line, kind) === null
      ? [`blocks.${place}.kind: no kind is called ${JSON.stringify(kind)}`]
      : []),
    ...(from < until ? [] : [`blocks.${place}.until: is not after ${from}`]),
    ...(daysBetween(from, until) > MOST_BLOCKED_NIGHTS
      ? [`blocks.${place}.until: is more than ${MOST_BLOCKED_NIGHTS} nights after ${from}`]
      : []),
  ])

const wantedBy = (kind: RoomKindId, block: BlockLine): ReadonlyArray<BlockWanted> =>
  nightDatesOf({ checkIn: block.from, checkOut: block.until }).map((date) => ({
    kind,
    date,
    count: block.count,
    reference: block.reference ?? "",
    note: block.note ?? "",
  }))

/** The blocks of a line that was found right, all of each source that it names. */
export const blocksIn = (
  line: Stock & Pick<PropertyLine, "blocks">,
): ReadonlyArray<BlocksOfSource> =>
  [...Map.groupBy(line.blocks ?? [], ({ source }) => source)].map(([source, blocks]) => ({
    source,
    blocks: blocks.flatMap((block) => {
      const kind = kindNamedIn(line, block.kind)
      return kind === null || block.count === 0 ? [] : wantedBy(kind, block)
    }),
  }))

/** Blocks as lines of a file say them, night by night. */
export const blockLinesOf = (
  slug: string,
  sources: ReadonlyArray<BlocksOfSource>,
): ReadonlyArray<BlockLine> =>
  sources.flatMap(({ source, blocks }) =>
    blocks.map(({ kind, date, count, reference, note }) => ({
      kind: kindNameOf(slug, kind),
      from: date,
      until: addDays(date, 1),
      count,
      source,
      ...(reference !== "" && { reference }),
      ...(note !== "" && { note }),
    })),
  )
