import { Schema } from "effect"

/** The languages of the product: English, Malay and Chinese. */
export const Language = Schema.Literals(["en", "bm", "cn"])
export type Language = typeof Language.Type

/** One text in every language of the product; none is ever missing. */
export const Localised = Schema.Struct({
  en: Schema.String,
  bm: Schema.String,
  cn: Schema.String,
} satisfies Readonly<Record<Language, Schema.Top>>)
export interface Localised extends Schema.Schema.Type<typeof Localised> {}
