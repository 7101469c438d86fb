import type { Language } from "#core/kernel/localised.ts"
import bm from "./bm.json" with { type: "json" }
import cn from "./cn.json" with { type: "json" }
import en from "./en.json" with { type: "json" }
import { speaker, type Speaker } from "./speaker.ts"
import type { Words } from "./translations.ts"

/** The words of every language; only the server and the tests carry them all. */
export const wordsOf: Readonly<Record<Language, Words>> = { en, bm, cn }

const speakers: Readonly<Record<Language, Pick<Speaker, "say">>> = {
  en: speaker("en", en),
  bm: speaker("bm", bm),
  cn: speaker("cn", cn),
}

/** Says the texts of one language, for pages and letters that are written on the server. */
export const serverSpeaker = (language: Language): Pick<Speaker, "say"> => speakers[language]
