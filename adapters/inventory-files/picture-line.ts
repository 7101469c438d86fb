import { MOST_PICTURES_OF_ONE } from "#core/inventory/own-picture.terms.ts"
import type { Language } from "#core/kernel/localised.ts"
import { Picture } from "#core/property/picture.ts"
import { Schema } from "effect"

const Filled = Schema.String.check(Schema.isPattern(/\S/), Schema.isMaxLength(500))

/** A path from the folder of the import. */
const Path = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(500))

const Alt = Schema.Union([
  Filled,
  Schema.Struct({
    en: Schema.optionalKey(Filled),
    bm: Schema.optionalKey(Filled),
    cn: Schema.optionalKey(Filled),
  } satisfies Readonly<Record<Language, Schema.Top>>),
])
export type Alt = typeof Alt.Type

const File = Schema.Struct({ file: Path, alt: Schema.optionalKey(Alt) })

/** One picture: a file, or one that the site has already, by its name. */
const PictureLine = Schema.Union([Path, File, Picture])
export type PictureLine = typeof PictureLine.Type

/** Pictures one by one, or a folder with all of them in the order of their names. */
export const PicturesLine = Schema.Union([
  Path,
  Schema.Array(PictureLine).check(Schema.isMaxLength(MOST_PICTURES_OF_ONE)),
])
export type PicturesLine = typeof PicturesLine.Type
