import { Language } from "../kernel/localised.ts"

/** Longer values are cut; two that are compared, to where they differ. */
const LONGEST_VALUE = 60

/** How many characters are shown before the first difference of two texts. */
const BEFORE_DIFFERENCE = 20

/** What an operator looks for first in a list; the other fields follow by name. */
const FIRST_FIELDS = ["id", "name", "from", "until", "weekdays"]

/** Anything with named fields that is no list. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const placeOf = (name: string): number => {
  const place = FIRST_FIELDS.indexOf(name)
  return place === -1 ? FIRST_FIELDS.length : place
}

/** The names of the fields that any of these has, in the order in which they are reported. */
export const fieldNames = (...all: ReadonlyArray<Fields>): ReadonlyArray<string> =>
  [...new Set(all.flatMap((fields) => Object.keys(fields)))]
    .toSorted()
    .toSorted((one, other) => placeOf(one) - placeOf(other))

/** One spelling of all values that mean the same: the order of fields means nothing. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isFields(inner)
      ? Object.fromEntries(fieldNames(inner).map((name) => [name, inner[name]]))
      : inner,
  ) ?? "undefined"

/** Characters are never cut in two: no database would keep the halves. */
const cut = (text: string, start: number, most: number): string => {
  const characters = Array.from(text)
  const kept = characters.slice(start, start + most).join("")
  return `${start > 0 ? "…" : ""}${kept}${characters.length > start + most ? "…" : ""}`
}

/** A text of at most so many characters, and a sign where it went on. */
export const shortened = (text: string, most: number): string => cut(text, 0, most)

const PLAIN = /^[a-z0-9-]+$/i

/** A text that is the same in all languages is shown once. */
const inOneLanguage = (fields: Fields): string | null => {
  const [text, ...others] = Language.literals.map((language) => fields[language])
  return typeof text === "string" && others.every((other) => other === text) ? text : null
}

const inner = (value: unknown): string => {
  const words = inWords(value)
  return isFields(value) && inOneLanguage(value) === null ? `(${words})` : words
}

/** A value in words: `from 2026-12-24, until 2026-12-26, minNights 2`. */
export const inWords = (value: unknown): string => {
  if (value === undefined) return "nothing"
  if (typeof value === "string") return PLAIN.test(value) ? value : JSON.stringify(value)
  if (Array.isArray(value)) return value.length > 0 ? value.map(inner).join(" ") : "none"
  if (!isFields(value)) return JSON.stringify(value)
  const text = inOneLanguage(value)
  if (text !== null) return inWords(text)
  const words = fieldNames(value).map((name) => `${name} ${inner(value[name])}`)
  return words.length > 0 ? words.join(", ") : "none"
}

const differenceOf = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): number => {
  const at = one.findIndex((character, place) => character !== other[place])
  return at === -1 ? one.length : at
}

/** Two values as they are shown beside each other: cut so that what differs is seen. */
export const beside = (one: unknown, other: unknown): readonly [string, string] => {
  const [before, after] = [inWords(one), inWords(other)]
  const difference = differenceOf(Array.from(before), Array.from(after))
  const start = difference < LONGEST_VALUE ? 0 : difference - BEFORE_DIFFERENCE
  return [cut(before, start, LONGEST_VALUE), cut(after, start, LONGEST_VALUE)]
}
