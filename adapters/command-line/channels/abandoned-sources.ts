import type { Channels, FollowedFeed } from "#core/channels/channels.port.ts"
import { blockSourceOf } from "#core/channels/read-feed.ts"
import type { Blocks } from "#core/inventory/blocks.port.ts"
import type { Catalogue } from "#core/inventory/catalogue.port.ts"
import { usesOf } from "#core/property/room-uses.ts"
import { Effect } from "effect"

type World = {
  readonly blocks: Pick<Blocks, "of">
  readonly channels: Pick<Channels, "followed">
  readonly catalogue: Pick<Catalogue, "snapshot">
}

/** The calendars of one site that are, or were, followed for a room type. */
type OfRoom = Pick<FollowedFeed, "property" | "roomType" | "source">

/**
 * True for a source that is named as calendars of this site and room type are: after the room type, or
 * after a calendar where that would be too long.
 */
const isNamedFor =
  ({ source, roomType }: OfRoom) =>
  (name: string): boolean => {
    const id = name.slice(`${source} (`.length, -1)
    return name === blockSourceOf({ source, roomType, id })
  }

/** The kinds of rooms that a room type takes; none where it is no longer sold. */
const kindsTakenBy = async ({ catalogue }: World, { property, roomType }: OfRoom) => {
  const { bySlug } = await Effect.runPromise(catalogue.snapshot())
  const room = bySlug.get(property)?.rooms.find(({ id }) => id === roomType)
  return new Set(room === undefined ? [] : usesOf(room).map(({ kind }) => kind))
}

/** Sources whose calendars nobody follows any more, and which still block rooms that this room type takes. */
export const abandonedSources = async (
  world: World,
  room: OfRoom,
): Promise<ReadonlyArray<string>> => {
  const { blocks, channels } = world
  const none = () => Effect.succeed([])
  const all = await Effect.runPromise(
    blocks.of(room.property).pipe(Effect.catchTag("PropertyNotFound", none)),
  )
  const kinds = await kindsTakenBy(world, room)
  const feeds = await Effect.runPromise(channels.followed())
  const stillFollowed = new Set(feeds.map(blockSourceOf))
  const names = all.filter(({ kind }) => kinds.has(kind)).map((block) => block.source)
  return [...new Set(names)].filter((name) => isNamedFor(room)(name) && !stillFollowed.has(name))
}
