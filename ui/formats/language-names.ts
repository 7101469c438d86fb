import type { Language } from "#core/kernel/localised.ts"

/** Each language as its speakers write it, whatever the page speaks. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  bm: "Bahasa Melayu",
  cn: "中文",
}
