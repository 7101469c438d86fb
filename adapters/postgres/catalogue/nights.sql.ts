import type { Connection } from "../database.ts"

/** So many rooms of a kind in one night. */
export interface RoomNight {
  readonly kind: string
  readonly day: string
  readonly count: number
}

const columnsOf = (nights: ReadonlyArray<RoomNight>): ReadonlyArray<unknown> => [
  nights.map(({ kind }) => kind),
  nights.map(({ day }) => day),
  nights.map(({ count }) => count),
]

/**
 * Takes rooms in each night that has as many left and answers these nights. All who take lock in the
 * same order; the units cannot change meanwhile.
 */
export const takeNights = (connection: Connection, nights: ReadonlyArray<RoomNight>) =>
  connection.query<RoomNight>(
    `with stock as (
       select id, units from room_type where id = any($1) order by id for key share
     )
     insert into night as sold (room_type, units, day, taken)
     select kind, units, day, count
     from unnest($1::text[], $2::date[], $3::int[]) as wanted (kind, day, count)
     join stock on id = kind
     where count <= units
     order by kind, day
     on conflict (room_type, day) do update set taken = sold.taken + excluded.taken
     where sold.taken + excluded.taken <= sold.units
     returning room_type as kind, day`,
    columnsOf(nights),
  )

/** Gives rooms back and answers the nights that had them. */
export const giveNightsBack = (connection: Connection, nights: ReadonlyArray<RoomNight>) =>
  connection.query<RoomNight>(
    `with given as (
       select sold.room_type, sold.day, count
       from unnest($1::text[], $2::date[], $3::int[]) as back (kind, day, count)
       join night as sold on sold.room_type = back.kind and sold.day = back.day
       order by sold.room_type, sold.day
       for update of sold
     )
     update night set taken = taken - given.count,
       beyond = least(beyond, greatest(taken - given.count - units, 0))
     from given
     where night.room_type = given.room_type and night.day = given.day
     returning night.room_type as kind, night.day`,
    columnsOf(nights),
  )
