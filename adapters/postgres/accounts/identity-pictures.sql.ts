import type { IdentityPicture } from "#core/account-store/identity-picture.ts"
import type { Connection } from "../database.ts"

/** A picture as the database keeps it, with the record of its account if there still is one. */
export type PictureRow = {
  readonly name: string
  readonly account: string
  readonly keptAt: number
  readonly key: string | null
  readonly record: unknown
}

export const upsertPicture = (
  connection: Connection,
  { name, account, keptAt, key }: IdentityPicture,
) =>
  connection.query(
    `insert into identity_picture (name, account, kept_at, key) values ($1, $2, $3, $4)
     on conflict (name) do update set key = excluded.key`,
    [name, account, keptAt, key],
  )

export const deletePicture = (connection: Connection, name: string) =>
  connection.query("delete from identity_picture where name = $1", [name])

export const selectPictures = (connection: Connection) =>
  connection.query<PictureRow>(
    `select name, identity_picture.account, kept_at as "keptAt", key, record
     from identity_picture left join account on account.id = identity_picture.account
     order by name`,
  )

export const insertUnknownPictures = (connection: Connection, now: number) =>
  connection.query(
    `insert into identity_picture (name, account, kept_at)
     select picture, id, $1::bigint from account, lateral (values
       (record #>> '{verification,document}'), (record #>> '{verification,selfie}')) of (picture)
     where picture is not null
     on conflict (name) do nothing`,
    [now],
  )
