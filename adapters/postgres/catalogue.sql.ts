import type { Connection } from "./database.ts"

/** A property as it was put. */
export interface PropertyChange {
  readonly slug: string
  readonly document: unknown
}

/** The units and rates of a room type, and where it lies. */
export interface RoomTypeChange {
  readonly id: string
  readonly destination: string
  readonly region: string
  readonly units: number
  readonly base: number
  readonly weekend: number
}

/** Room type, days since 1970, rate of its own or null, rooms taken. */
export type NightChange = readonly [string, number, number | null, number]

/** All that changed since a mark, as of one moment, and the mark to ask with next time. */
export interface Changes {
  readonly mark: string
  readonly properties: ReadonlyArray<PropertyChange> | null
  readonly roomTypes: ReadonlyArray<RoomTypeChange> | null
  readonly nights: ReadonlyArray<NightChange> | null
}

/**
 * A mark is the oldest transaction still under way: whatever it or a later one writes counts as
 * changed, in whichever order they end. This asks only whether anything did, which is quick.
 */
export const selectWhetherChanged = (connection: Connection, mark: string) =>
  connection.query<{ mark: string; changed: boolean }>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as mark,
       coalesce((select changed from night order by changed desc limit 1) >= $1::xid8, false)
       or coalesce((select changed from room_type order by changed desc limit 1) >= $1::xid8, false)
       or coalesce((select changed from property order by changed desc limit 1) >= $1::xid8, false)
       as changed`,
    [mark],
  )

/** Everything that changed since a mark, as of one moment. */
export const selectChanges = (connection: Connection, mark: string) =>
  connection.query<Changes>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as mark,
       (select json_agg(json_build_object('slug', slug, 'document', document))
        from property where changed >= $1::xid8) as properties,
       (select json_agg(json_build_object(
          'id', id, 'destination', destination, 'region', region,
          'units', units, 'base', base_rate, 'weekend', weekend_rate))
        from room_type join property on slug = property
        where id in (
          select id from room_type where changed >= $1::xid8
          union all
          select id from room_type
          join property as put on put.slug = property and put.changed >= $1::xid8
        )) as "roomTypes",
       (select json_agg(json_build_array(room_type, day - date '1970-01-01', rate, taken))
        from night where changed >= $1::xid8) as nights`,
    [mark],
  )

export const selectMark = (connection: Connection) =>
  connection.query<{ mark: string }>("select pg_snapshot_xmin(pg_current_snapshot())::text as mark")

export const selectProperties = (connection: Connection) =>
  connection.query<PropertyChange>("select slug, document from property")

export const selectRoomTypes = (connection: Connection) =>
  connection.query<RoomTypeChange>(
    `select id, destination, region, units, base_rate as base, weekend_rate as weekend
     from room_type join property on slug = property`,
  )

/** A room type with all its nights that differ from the ordinary. */
export interface NightsOfRoomType {
  readonly id: string
  readonly nights: ReadonlyArray<NightChange> | null
}

/** The nights of the next so many room types after one, all nights of a room type at once. */
export const selectNightsAfter = (connection: Connection, roomType: string, limit: number) =>
  connection.query<NightsOfRoomType>(
    `with page as (select id from room_type where id > $1 order by id limit $2)
     select id, (select json_agg(json_build_array(room_type, day - date '1970-01-01', rate, taken))
                 from night where room_type = id) as nights
     from page order by id`,
    [roomType, limit],
  )
