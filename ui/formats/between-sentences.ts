import type { Language } from "#core/kernel/localised.ts"

/** What stands between two sentences of a paragraph: nothing in Chinese, a space elsewhere. */
export const betweenSentences = (language: Language): string => (language === "cn" ? "" : " ")
