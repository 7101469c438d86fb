import type { Connection } from "../database.ts"

/**
 * For a transaction that puts much. It takes longer than a guest may wait. What it adds itself is in
 * no statistics yet, so that the planner would read whole tables for a few of their rows.
 */
export const expectMuch = (connection: Connection) =>
  connection.query(
    `set local statement_timeout = 0; set local lock_timeout = 0;
     set local enable_seqscan = off;`,
  )

export const countProperties = (connection: Connection) =>
  connection.query<{ count: number }>("select count(*) from property")

/** What is known of these properties; others who put them wait. */
export const lockProperties = (connection: Connection, slugs: ReadonlyArray<string>) =>
  connection.query<{ slug: string; digest: string }>(
    "select slug, digest from property where slug = any($1) order by slug for update",
    [slugs],
  )

export const selectProperty = (connection: Connection, slug: string) =>
  connection.query<{ document: unknown }>("select document from property where slug = $1", [slug])

/** A property as it is put. */
export interface PropertyRow {
  readonly slug: string
  readonly document: string
  readonly digest: string
}

export const upsertProperties = (connection: Connection, rows: ReadonlyArray<PropertyRow>) =>
  connection.query(
    `insert into property as known
       (slug, document, destination, region, kind, stars, lat, lng, digest)
     select slug, document, document->>'destination', document->>'region', document->>'kind',
       (document->>'stars')::int, (document->'point'->>'lat')::float8,
       (document->'point'->>'lng')::float8, digest
     from unnest($1::text[], $2::jsonb[], $3::text[]) as put (slug, document, digest)
     order by slug
     on conflict (slug) do update set
       document = excluded.document, destination = excluded.destination,
       region = excluded.region, kind = excluded.kind, stars = excluded.stars,
       lat = excluded.lat, lng = excluded.lng, digest = excluded.digest,
       version = known.version + 1`,
    [
      rows.map(({ slug }) => slug),
      rows.map(({ document }) => document),
      rows.map(({ digest }) => digest),
    ],
  )

/** A room type or kind that is known already. */
export interface KnownRoomType {
  readonly id: string
  readonly property: string
}

/**
 * Waits for current sales of rooms of these properties and of these room types, and locks them
 * until the transaction ends.
 */
export const lockRoomTypesOf = (
  connection: Connection,
  properties: ReadonlyArray<string>,
  ids: ReadonlyArray<string>,
) =>
  connection.query(
    "select id from room_type where property = any($1) or id = any($2) order by id for update",
    [properties, ids],
  )

/** Waits for current sales of these room types and locks them until the transaction ends. */
export const lockRoomTypes = (connection: Connection, ids: ReadonlyArray<string>) =>
  connection.query("select id from room_type where id = any($1) order by id for update", [ids])

export const selectRoomTypes = (connection: Connection, ids: ReadonlyArray<string>) =>
  connection.query<KnownRoomType>("select id, property from room_type where id = any($1)", [ids])

/** A room type as it is put. */
export interface RoomTypeRow {
  readonly id: string
  readonly property: string
  readonly units: number
  readonly baseRate: number
  readonly weekendRate: number
}

export const upsertRoomTypes = (connection: Connection, rows: ReadonlyArray<RoomTypeRow>) =>
  connection.query(
    `insert into room_type (id, property, units, base_rate, weekend_rate)
     select * from unnest($1::text[], $2::text[], $3::int[], $4::bigint[], $5::bigint[])
     on conflict (id) do update set units = excluded.units, base_rate = excluded.base_rate,
       weekend_rate = excluded.weekend_rate`,
    [
      rows.map(({ id }) => id),
      rows.map(({ property }) => property),
      rows.map(({ units }) => units),
      rows.map(({ baseRate }) => baseRate),
      rows.map(({ weekendRate }) => weekendRate),
    ],
  )

/** A night in which more rooms are sold than there are from now on. */
export interface CrowdedNight {
  readonly kind: string
  readonly date: string
  readonly units: number
  readonly taken: number
}

/** Lets nights keep what is sold of them where there will be fewer rooms. */
export const keepSold = (
  connection: Connection,
  rows: ReadonlyArray<Pick<RoomTypeRow, "id" | "units">>,
) =>
  connection.query(
    `update night set beyond = taken - put.units
     from unnest($1::text[], $2::int[]) as put (id, units)
     where room_type = id and taken - put.units > beyond`,
    [rows.map(({ id }) => id), rows.map(({ units }) => units)],
  )

/** Lowers `beyond` to what is sold, and returns the nights that are still oversold. */
export const selectCrowded = (connection: Connection, ids: ReadonlyArray<string>) =>
  connection.query<CrowdedNight>(
    `with fits as (
       update night set beyond = greatest(taken - units, 0)
       where room_type = any($1) and beyond > greatest(taken - units, 0)
     )
     select room_type as kind, day as date, units, taken from night
     where room_type = any($1) and taken > units order by room_type, day`,
    [ids],
  )

/** A night with a rate of its own, as it is put. */
export interface NightRow {
  readonly roomType: string
  readonly date: string
  readonly rate: number
}

const columnsOf = (rows: ReadonlyArray<NightRow>): ReadonlyArray<unknown> => [
  rows.map(({ roomType }) => roomType),
  rows.map(({ date }) => date),
  rows.map(({ rate }) => rate),
]

/** Forgets the rates of these room types in all nights but those put with a rate. */
export const clearRates = (
  connection: Connection,
  roomTypes: ReadonlyArray<string>,
  rows: ReadonlyArray<NightRow>,
) =>
  connection.query(
    `with put as (
       select * from unnest($1::text[], $2::date[], $3::bigint[]) as put (room_type, day, rate)
     )
     update night set rate = null
     where room_type = any($4) and rate is not null and not exists (
       select from put where put.room_type = night.room_type and put.day = night.day)`,
    [...columnsOf(rows), roomTypes],
  )

/** Puts rates; rooms taken are left as they are. */
export const upsertNights = (connection: Connection, rows: ReadonlyArray<NightRow>) =>
  connection.query(
    `insert into night as known (room_type, units, day, rate)
     select id, units, day, rate
     from unnest($1::text[], $2::date[], $3::bigint[]) as put (room_type, day, rate)
     join room_type on id = room_type
     on conflict (room_type, day) do update set rate = excluded.rate
     where known.rate is distinct from excluded.rate`,
    columnsOf(rows),
  )
