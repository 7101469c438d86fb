import { languages } from "#core/preferences/preferences.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { createHash } from "node:crypto"

/** A gap of a text, as in `{{count}} nights`. */
const GAP = /\{\{[^}]*\}\}/

/** With fewer letters of its own a text with gaps would be found in almost any other. */
const LEAST_LETTERS = 3

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

/** The texts that could be this one with its gaps filled in; null where that could be anything. */
const patternOf = (text: string): RegExp | null => {
  const parts = text.split(GAP)
  if (parts.length > 1 && lettersIn(parts.join("")) < LEAST_LETTERS) return null
  return new RegExp(`^${parts.map((part) => RegExp.escape(part.trim())).join("[^]*?")}$`, "u")
}

const plain = (text: string): string =>
  text.replaceAll("\u2060", "").replaceAll(/\s+/gu, " ").trim()

const english = Object.entries(wordsOf.en).flatMap(([key, text]) => {
  const pattern = patternOf(plain(text))
  return pattern ? [[key, pattern] as const] : []
})

/** The keys of the words that a page in English says, by the texts that it shows. */
export const keysShown = (texts: ReadonlyArray<string>): ReadonlyArray<string> => {
  const shown = texts.map(plain)
  return english.flatMap(([key, pattern]) =>
    shown.some((text) => pattern.test(text)) ? [key] : [],
  )
}

/** What these words are in all languages now, as a short hash; of words that are gone it differs. */
export const saidBy = (keys: ReadonlyArray<string>): string => {
  const words: ReadonlyArray<Readonly<Record<string, string | undefined>>> = languages.map(
    (language) => wordsOf[language],
  )
  const said = keys.map((key) => words.map((texts) => texts[key] ?? ""))
  return createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 12)
}
