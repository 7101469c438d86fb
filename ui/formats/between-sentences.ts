import type { Language } from "#core/kernel/localised.ts"

/** What separates two sentences of a paragraph. */
export const betweenSentences: Readonly<Record<Language, string>> = { en: " ", bm: " ", cn: "" }
