import type { Author, InventoryChange, LoggedChange } from "#core/inventory/change-log.port.ts"
import type { Connection } from "../database.ts"

export const insertChanges = (
  connection: Connection,
  { who, by }: Author,
  at: number,
  changes: ReadonlyArray<InventoryChange>,
) =>
  connection.query(
    `insert into inventory_change (at, who, by, property, parts)
     select to_timestamp($1::bigint / 1000.0), $2, $3, property, parts
     from unnest($4::text[], $5::jsonb[]) with ordinality as put (property, parts, place)
     order by place`,
    [
      at,
      who,
      by,
      changes.map(({ property }) => property),
      changes.map(({ parts }) => JSON.stringify(parts)),
    ],
  )

export const selectLoggedChanges = (
  connection: Connection,
  property: string | null,
  before: number | null,
  limit: number,
) =>
  connection.query<LoggedChange>(
    `select ordinal as number, (extract(epoch from at) * 1000)::bigint as at, who, by, property, parts
     from inventory_change
     where ($1::text is null or property = $1) and ($2::bigint is null or ordinal < $2)
     order by ordinal desc limit $3`,
    [property, before, limit],
  )
