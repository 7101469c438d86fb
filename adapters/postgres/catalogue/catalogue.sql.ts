import type { ReviewTotals } from "#core/guest-score/review.ts"
import type { Connection } from "../database.ts"

/** A property as it was put, and what its reviews come to; null where nobody wrote one. */
export interface PropertyChange {
  readonly slug: string
  readonly document: unknown
  readonly scores: ReviewTotals | null
  /** Some of those that are shown were made up. */
  readonly invented: boolean
}

/** The units and rates of a room type, and its destination. */
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

/**
 * A moment of one database: a mark counts only where it was taken. Where the place is another, or the
 * mark is lower, the server or its tables are not those of before: they were restored, or a standby
 * answers in their stead.
 */
export interface Moment {
  readonly mark: string
  readonly place: string
}

/** All that changed since a mark, as of one moment. */
export interface Changes extends Moment {
  readonly properties: ReadonlyArray<PropertyChange> | null
  readonly roomTypes: ReadonlyArray<RoomTypeChange> | null
  readonly nights: ReadonlyArray<NightChange> | null
}

/**
 * The oldest transaction still under way: whatever it or a later one writes counts as changed since,
 * in whichever order they end. The place is this run of the server, and the files of the tables: each
 * restoring changes one of them.
 */
const MOMENT = `pg_snapshot_xmin(pg_current_snapshot())::text as mark,
  concat_ws(' ', extract(epoch from pg_postmaster_start_time()),
    (select oid from pg_database where datname = current_database()),
    pg_relation_filenode('property'), pg_relation_filenode('room_type'),
    pg_relation_filenode('night')) as place`

/** Rows that a dump brought from a busier server have marks that nobody here has reached yet. */
const REACHED = "changed < pg_snapshot_xmax(pg_current_snapshot())"

const newestOf = (table: string): string =>
  `coalesce((select changed from ${table} where ${REACHED} order by changed desc limit 1)
     >= $1::xid8, false)`

/** Asked of the reviews themselves: what they come to was written down before it said so. */
const INVENTED = `exists (
  select from review where review.property = slug and review.invented and hidden_reason is null)`

/** Asks only whether anything changed since a mark, which is quick. */
export const selectWhetherChanged = (connection: Connection, mark: string) =>
  connection.query<Moment & { changed: boolean }>(
    `select ${MOMENT},
       ${newestOf("night")} or ${newestOf("room_type")} or ${newestOf("property")} as changed`,
    [mark],
  )

/** Everything that changed since a mark, as of one moment. */
export const selectCatalogueChanges = (connection: Connection, mark: string) =>
  connection.query<Changes>(
    `select ${MOMENT},
       (select json_agg(json_build_object(
          'slug', slug, 'document', document, 'scores', guest_scores,
          'invented', ${INVENTED}))
        from property where changed >= $1::xid8 and ${REACHED}) as properties,
       (select json_agg(json_build_object(
          'id', id, 'destination', destination, 'region', region,
          'units', units, 'base', base_rate, 'weekend', weekend_rate))
        from room_type join property on slug = property
        where id in (
          select id from room_type where changed >= $1::xid8 and ${REACHED}
          union all
          select id from room_type where property in (
            select slug from property where changed >= $1::xid8 and ${REACHED})
        )) as "roomTypes",
       (select json_agg(json_build_array(room_type, day - date '1970-01-01', rate, taken))
        from night where changed >= $1::xid8 and ${REACHED}) as nights`,
    [mark],
  )

export const selectMoment = (connection: Connection) => connection.query<Moment>(`select ${MOMENT}`)

/** The next so many properties after one, by their slugs. */
export const selectPropertiesAfter = (connection: Connection, after: string, limit: number) =>
  connection.query<PropertyChange>(
    `select slug, document, guest_scores as scores, ${INVENTED} as invented
     from property where slug > $1 order by slug limit $2`,
    [after, limit],
  )

export const selectAllRoomTypes = (connection: Connection) =>
  connection.query<RoomTypeChange>(
    `select id, destination, region, units, base_rate as base, weekend_rate as weekend
     from room_type join property on slug = property`,
  )

/**
 * All nights of a room type that differ from the ordinary, in the order of their days: their days
 * since 1970, their own rates or null, and the rooms taken. Null where there are none.
 */
export interface NightsOfRoomType {
  readonly id: string
  readonly days: ReadonlyArray<number> | null
  readonly rates: ReadonlyArray<number | null> | null
  readonly taken: ReadonlyArray<number> | null
}

/** The nights of the next so many room types after one, all nights of a room type at once. */
export const selectNightsAfter = (connection: Connection, roomType: string, limit: number) =>
  connection.query<NightsOfRoomType>(
    `with page as (select id from room_type where id > $1 order by id limit $2)
     select id, days, rates, taken
     from page cross join lateral (
       select json_agg(day - date '1970-01-01' order by day) as days,
         json_agg(rate order by day) as rates, json_agg(taken order by day) as taken
       from night where room_type = id) as nights
     order by id`,
    [roomType, limit],
  )
