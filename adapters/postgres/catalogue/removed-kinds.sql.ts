import type { TakenNight } from "#core/inventory/removed-kinds.ts"
import type { Connection } from "../database.ts"
import type { KnownRoomType } from "./inventory.sql.ts"

/** What these properties were put with at some time and are no more. */
export const selectRemovedKinds = (
  connection: Connection,
  properties: ReadonlyArray<string>,
  kinds: ReadonlyArray<string>,
) =>
  connection.query<KnownRoomType>(
    "select id, property from room_type where property = any($1) and not (id = any($2))",
    [properties, kinds],
  )

/** A property and a source whose blocks are about to be put again. */
export interface SourceAt {
  readonly property: string
  readonly source: string
}

/** The nights from a day on in which rooms of these kinds are taken, by more than these sources' blocks. */
export const selectTaken = (
  connection: Connection,
  kinds: ReadonlyArray<string>,
  from: string,
  sources: ReadonlyArray<SourceAt>,
) =>
  connection.query<TakenNight>(
    `select property, room_type as kind, day as date
     from night join room_type on id = room_type
     where room_type = any($1) and day >= $2::date and taken > (
       select coalesce(sum(count), 0) from block
       join unnest($3::text[], $4::text[]) as again (property, source) using (source)
       where block.kind = night.room_type and block.day = night.day
         and again.property = room_type.property)
     order by room_type, day`,
    [kinds, from, sources.map(({ property }) => property), sources.map(({ source }) => source)],
  )

/** Closes removed room types for sale, also for requests that are under way. */
export const closeRoomTypes = (connection: Connection, ids: ReadonlyArray<string>) =>
  connection.query("update room_type set units = 0 where id = any($1) and units > 0", [ids])
