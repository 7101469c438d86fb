import type { Language } from "#core/kernel/localised.ts"
import type { Words } from "./translations.ts"

/** Every language but the page's own is fetched when a guest asks for it. */
export const fetchWords: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import("./en.json", { with: { type: "json" } })).default,
  bm: async () => (await import("./bm.json", { with: { type: "json" } })).default,
  cn: async () => (await import("./cn.json", { with: { type: "json" } })).default,
}
