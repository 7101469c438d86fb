import type bm from "./bm.json"
import type cn from "./cn.json"
import type en from "./en.json"

type WithoutForm<Key> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : Key

/** A key of the translations; one that English does not have does not compile. */
export type TranslationKey = WithoutForm<keyof typeof en>

type OneForm = Exclude<keyof typeof en, `${string}_one`>

/** The texts of one language by key. */
export type Words = Readonly<Record<string, string>>

type Complete<Texts extends Record<OneForm, string>> = Texts

/** Malay and Chinese say everything English says; they have one form for any number. @public */
export type CompleteTranslations = [Complete<typeof bm>, Complete<typeof cn>]

/** Says a text in the guest's language, with its gaps filled. */
export type Say = (key: TranslationKey, gaps?: Record<string, string | number>) => string
