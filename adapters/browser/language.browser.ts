import { tagOf } from "#core/preferences/preferences.ts"

/** The language of the current page. */
export const languageOfDocument = (): string =>
  Object.entries(tagOf).find(([, tag]) => tag === document.documentElement.lang)?.[0] ?? "en"
