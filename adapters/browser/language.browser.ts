import { tagOf } from "#core/preferences/preferences.ts"

/** The language of the page that stands open. */
export const languageOfDocument = (): string =>
  Object.entries(tagOf).find(([, tag]) => tag === document.documentElement.lang)?.[0] ?? "en"
