import type { Connection } from "../database.ts"

export const upsertCalendar = (
  connection: Connection,
  { secret, property, roomType }: { secret: string; property: string; roomType: string },
) =>
  connection.query(
    `insert into room_calendar (secret, property, room_type) values ($1, $2, $3)
     on conflict (room_type) do update set secret = excluded.secret, property = excluded.property`,
    [secret, property, roomType],
  )

export const selectCalendar = (connection: Connection, secret: string) =>
  connection.query<{ property: string; roomType: string }>(
    `select property, room_type as "roomType" from room_calendar where secret = $1`,
    [secret],
  )

/** A calendar of another site as the database keeps it. */
export interface FeedRow {
  readonly id: string
  readonly property: string
  readonly roomType: string
  readonly source: string
  readonly address: string
  readonly memory: unknown
}

const COLUMNS = `id, property, room_type as "roomType", source, address, memory`

export const upsertFeed = (connection: Connection, row: FeedRow, readAt: number) =>
  connection.query(
    `insert into followed_feed (id, property, room_type, source, address, memory, read_at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7)
     on conflict (room_type, source) do update set property = excluded.property,
       address = excluded.address, read_at = excluded.read_at,
       memory = followed_feed.memory || '{"etag": null, "modified": null}'::jsonb`,
    [
      row.id,
      row.property,
      row.roomType,
      row.source,
      row.address,
      JSON.stringify(row.memory),
      readAt,
    ],
  )

export const deleteFeed = (connection: Connection, roomType: string, source: string) =>
  connection.query<{ property: string }>(
    "delete from followed_feed where room_type = $1 and source = $2 returning property",
    [roomType, source],
  )

export const selectFeeds = (connection: Connection) =>
  connection.query<FeedRow>(
    `select ${COLUMNS} from followed_feed order by property, room_type, source`,
  )

/** Few enough that one process reads them within its lease. */
const AT_ONCE = 5

export const claimFeeds = (connection: Connection, now: number, leaseUntil: number) =>
  connection.query<FeedRow>(
    `update followed_feed set read_at = $2 where id in (
       select id from followed_feed where read_at <= $1 order by read_at limit ${AT_ONCE}
       for update skip locked)
     returning ${COLUMNS}`,
    [now, leaseUntil],
  )

export const selectReportedNights = (connection: Connection, id: string) =>
  connection.query<{ told: unknown }>("select told from followed_feed where id = $1", [id])

/** Waits for others who tell the same site. */
export const lockReportedNights = (connection: Connection, id: string) =>
  connection.query<{ told: unknown }>("select told from followed_feed where id = $1 for update", [
    id,
  ])

export const updateReportedNights = (connection: Connection, id: string, told: unknown) =>
  connection.query("update followed_feed set told = $2::jsonb where id = $1", [
    id,
    JSON.stringify(told),
  ])

/** Keeps a calendar followed until the transaction ends, and waits for others who put a reading of it. */
export const lockMemory = (connection: Connection, id: string) =>
  connection.query<{ memory: unknown }>(
    "select memory from followed_feed where id = $1 for update",
    [id],
  )

export const updateMemory = (connection: Connection, id: string, memory: unknown) =>
  connection.query("update followed_feed set memory = $2::jsonb where id = $1", [
    id,
    JSON.stringify(memory),
  ])

export const updateReadAt = (connection: Connection, id: string, readAt: number) =>
  connection.query("update followed_feed set read_at = $2 where id = $1", [id, readAt])
