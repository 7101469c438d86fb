import { channelChange, type ChannelOrder } from "#core/channels/channel-order.ts"
import type {
  CalendarRoom,
  Channels,
  FollowedFeed,
  KeptReading,
  NextMemory,
} from "#core/channels/channels.port.ts"
import { FeedMemory, nothingRemembered } from "#core/channels/feed-memory.ts"
import { reportedAfter, ReportedNight } from "#core/channels/reported-nights.ts"
import type { Blocks } from "#core/inventory/blocks.port.ts"
import type { Encryption } from "#core/kernel/encryption.port.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { Effect, Schema } from "effect"
import { isDeepStrictEqual } from "node:util"
import { replaceInScope } from "../catalogue/blocks.postgres.ts"
import { insertJob } from "../bookings/jobs.sql.ts"
import { unnoted, type NoteChanges } from "../catalogue/note-changes.ts"
import type { Connection, Database } from "../database.ts"
import {
  claimFeeds,
  deleteFeed,
  lockMemory,
  lockReportedNights,
  selectCalendar,
  selectFeeds,
  selectReportedNights,
  updateMemory,
  updateReadAt,
  updateReportedNights,
  upsertCalendar,
  upsertFeed,
  type FeedRow,
} from "./channels.sql.ts"

type Nights = Parameters<Channels["tell"]>[1]

const toldIn = Schema.decodeUnknownSync(Schema.Array(ReportedNight))
const memoryIn = Schema.decodeUnknownSync(FeedMemory)

const roomIn = ({ property, roomType }: Pick<FeedRow, "property" | "roomType">): CalendarRoom => ({
  property: Slug.make(property),
  roomType: RoomTypeId.make(roomType),
})

/** An address opens only where it was put: at one room type, for one other site. */
const placeOf = ({ roomType, source }: Pick<FeedRow, "roomType" | "source">): string =>
  `${roomType} ${source}`

/** Keeps others from remembering a reading of this calendar; false where it is not as it was before. */
const lockAsBefore = (connection: Connection, id: string, before: FeedMemory) =>
  Effect.map(
    lockMemory(connection, id),
    ([row]) => row !== undefined && isDeepStrictEqual(memoryIn(row.memory), before),
  )

const remember = (connection: Connection, id: string, reading: KeptReading) =>
  Effect.gen(function* () {
    const { before, memory, readAgainAt, letter } = reading
    if (!(yield* lockAsBefore(connection, id, before))) return
    yield* updateMemory(connection, id, memory)
    yield* updateReadAt(connection, id, readAgainAt)
    if (letter !== null) yield* insertJob(connection, letter)
  })

const tell = (connection: Connection, id: string, nights: Nights, now: number) =>
  Effect.gen(function* () {
    const [row] = yield* lockReportedNights(connection, id)
    if (row !== undefined)
      yield* updateReportedNights(connection, id, reportedAfter(toldIn(row.told), nights, now))
  })

const block = (
  connection: Connection,
  id: string,
  { before, memory }: NextMemory,
  ...put: Parameters<Blocks["replace"]>
) =>
  Effect.gen(function* () {
    if (!(yield* lockAsBefore(connection, id, before))) return null
    yield* updateMemory(connection, id, memory)
    return yield* replaceInScope(connection, ...put)
  })

/** Keeps channels in PostgreSQL; addresses of other sites' calendars are encrypted. */
export const postgresChannels = (
  database: Database,
  encryption: Encryption,
  note: NoteChanges = unnoted,
): Channels => {
  const ordered = (connection: Connection, order: ChannelOrder) =>
    note(connection, [channelChange(order)])
  const feedIn = (row: FeedRow): FollowedFeed => ({
    ...roomIn(row),
    id: row.id,
    source: row.source,
    address: encryption.open(row.address, placeOf(row)),
    memory: memoryIn(row.memory),
  })
  return {
    publish: (room, secret) =>
      database.inTransaction((connection) =>
        Effect.andThen(
          upsertCalendar(connection, { ...room, secret }),
          ordered(connection, { ...room, kind: "published" }),
        ),
      ),
    published: (secret) =>
      Effect.map(selectCalendar(database, secret), ([row]) => (row ? roomIn(row) : null)),
    follow: (feed, now) => {
      const address = encryption.seal(feed.address, placeOf(feed))
      const row = { ...feed, address, memory: nothingRemembered }
      return database.inTransaction((connection) =>
        Effect.andThen(
          upsertFeed(connection, row, now),
          ordered(connection, { ...feed, kind: "followed" }),
        ),
      )
    },
    unfollow: (roomType, source) =>
      database.inTransaction((connection) =>
        Effect.gen(function* () {
          const [row] = yield* deleteFeed(connection, roomType, source)
          if (row === undefined) return false
          const property = Slug.make(row.property)
          yield* ordered(connection, { kind: "unfollowed", property, roomType, source })
          return true
        }),
      ),
    followed: () => Effect.map(selectFeeds(database), (rows) => rows.map(feedIn)),
    due: (now, leaseUntil) =>
      Effect.map(claimFeeds(database, now, leaseUntil), (rows) => rows.map(feedIn)),
    tell: (id, nights, now) =>
      database.inTransaction((connection) => tell(connection, id, nights, now)),
    told: (id) =>
      Effect.map(selectReportedNights(database, id), ([row]) => (row ? toldIn(row.told) : [])),
    block: (id, reading, scope, wanted) =>
      database.inTransaction((connection) => block(connection, id, reading, scope, wanted)),
    remember: (id, reading) =>
      database.inTransaction((connection) => remember(connection, id, reading)),
  }
}
