import { withoutEnding } from "#core/kernel/characters.ts"
import { Cause } from "effect"

/** What may be written down about something that went wrong. */
export type FailureReport = {
  readonly name: string
  readonly code?: string
  /** The error message without anything that may have come from a guest. */
  readonly said: string
  readonly at: ReadonlyArray<string>
}

const MOST_FRAMES = 8
const LONGEST = 300
const FILE = "file://"
/** Marks where digits stood until the word around them is left out too. */
const DIGITS = "\u0000"

/**
 * Removes what may be a guest's own words: text in quotes, after a colon's `got`, around an `@`,
 * and digits. Everything from the first quote to the last is removed, whatever is inside.
 */
export const withoutWords = (text: string): string =>
  text
    .replaceAll(/"[^]*"|'[^]*'|`[^]*`|\([^()]*\)=\([^)]*\)/g, "…")
    .replaceAll(/\bgot\b[^]*/g, "got …")
    .replaceAll(/\S+/g, (word) => (/[@?&=]/.test(word) ? "…" : word))
    .replaceAll(/\d[\d\s-]{3,}/g, DIGITS)
    .replaceAll(/\S+/g, (word) => (word.includes(DIGITS) ? "…" : word))
    .slice(0, LONGEST)

/** The source location of a stack frame: its last part without brackets. */
const placeOf = (frame: string): string => {
  const last =
    withoutEnding(frame, ")")
      .split(/[()\s]/)
      .at(-1) ?? ""
  const place = last.startsWith(FILE) ? last.slice(FILE.length) : last
  return /.:\d+:\d+$/.test(place) ? place : frame
}

const framesOf = (stack: string): ReadonlyArray<string> =>
  [...stack.matchAll(/^[ \t]+at (.+)/gm)]
    .slice(0, MOST_FRAMES)
    // A frame is a place of the program; arguments and messages are not.
    .map(([, frame = ""]) => placeOf(frame))

const codeOf = (error: object): string | undefined =>
  "code" in error && typeof error.code === "string" && /^\w{1,40}$/.test(error.code)
    ? error.code
    : undefined

const toldError = (error: Error): FailureReport => {
  const code = codeOf(error)
  return {
    name: error.name,
    ...(code === undefined ? {} : { code }),
    said: withoutWords(error.message),
    at: framesOf(error.stack ?? ""),
  }
}

/**
 * Describes an error so that a developer finds the place in the code, without any data of guests.
 */
export const failureReport = (cause: unknown): FailureReport => {
  if (Cause.isCause(cause)) return failureReport(Cause.squash(cause))
  if (cause instanceof Error) return toldError(cause)
  const tag =
    typeof cause === "object" && cause !== null && "_tag" in cause ? cause._tag : "Unknown"
  return { name: String(tag), said: typeof cause === "string" ? withoutWords(cause) : "", at: [] }
}
