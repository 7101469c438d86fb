import { Option, Schema } from "effect"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { BackupRefused } from "./backup.errors.ts"

/** What a backup says of itself, in its file `backup.json`. */
export const BackupContents = Schema.Struct({
  format: Schema.Literal(1),
  /** In UTC, as ISO 8601 writes it. */
  takenAt: Schema.String,
  database: Schema.Literals(["embedded", "PostgreSQL"]),
  /** Rows of each table. */
  rows: Schema.Record(Schema.String, Schema.Int),
  /** Files in the backup; null where a bucket keeps them. */
  files: Schema.NullOr(Schema.Int),
  /** The ids of the keys that decrypt what is encrypted in it; none of the keys is in the backup. */
  keys: Schema.Array(Schema.String),
})
export interface BackupContents extends Schema.Schema.Type<typeof BackupContents> {}

const NAME = "backup.json"

const contentsIn = Schema.decodeUnknownOption(Schema.fromJsonString(BackupContents))

/** Writes down what a backup contains. */
export const writeContents = (folder: string, contents: BackupContents): Promise<void> =>
  writeFile(join(folder, NAME), `${JSON.stringify(contents, null, 2)}\n`, { flush: true })

/** What the backup in a folder contains. Rejects with `BackupRefused` where there is none. */
export const readContents = async (folder: string): Promise<BackupContents> => {
  const text = await readFile(join(folder, NAME), "utf8").catch(() => "")
  const contents = Option.getOrNull(contentsIn(text))
  if (contents === null) throw new BackupRefused(`There is no backup in ${folder}.`)
  return contents
}
