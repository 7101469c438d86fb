import type { Sen } from "#core/money/sen.ts"
import type { Property } from "#core/property/property.ts"
import type { RoomTypeId } from "#core/property/room-type.ts"
import type { CalendarDate } from "#core/stay/calendar-date.ts"
import type { Connection } from "../database.ts"

/** A property as it was put; others who put it wait. */
export const lockProperty = (connection: Connection, slug: string) =>
  connection.query<{ document: Property; digest: string }>(
    "select document, digest from property where slug = $1 for update",
    [slug],
  )

/** A night with a rate of its own. */
export interface RateRow {
  readonly roomType: RoomTypeId
  readonly date: CalendarDate
  readonly rate: Sen
}

export const selectRates = (connection: Connection, roomTypes: ReadonlyArray<string>) =>
  connection.query<RateRow>(
    `select room_type as "roomType", to_char(day, 'YYYY-MM-DD') as date, rate::float8 as rate
     from night where room_type = any($1) and rate is not null`,
    [roomTypes],
  )

export const updateDocument = (
  connection: Connection,
  { slug, document, digest }: { slug: string; document: string; digest: string },
) =>
  connection.query(
    "update property set document = $2::jsonb, digest = $3, version = version + 1 where slug = $1",
    [slug, document, digest],
  )
