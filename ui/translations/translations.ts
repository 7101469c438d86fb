import type en from "./en.json"

type WithoutForm<Key> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : Key

/** A key of the translations; one that English does not have does not compile. */
export type TranslationKey = WithoutForm<keyof typeof en>

type OneForm = Exclude<keyof typeof en, `${string}_one`>

/** The texts of one language by key. */
export type Words = Readonly<Record<string, string>>

/** Everything that English says; not every language has a form of its own for one. */
export type CompleteWords = Readonly<Record<OneForm, string>>

/** Says a text in the guest's language, with its gaps filled. */
export type Say = (key: TranslationKey, gaps?: Record<string, string | number>) => string
