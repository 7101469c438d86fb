import { Schema } from "effect"
import { isReadable, isReadableText } from "./characters.ts"

/**
 * A typed text of at most so many UTF-16 units. `TextTooLong` is a bound for machines: what a guest
 * may write is said by the rule of the field, in characters and after tidying.
 */
const typed = (most: number, isRight: (text: string) => boolean) =>
  Schema.String.check(
    Schema.makeFilter((text: string) => (text.length <= most ? undefined : "TextTooLong"), {
      toJsonSchema: () => ({ maxLength: most }),
    }),
    Schema.makeFilter((text: string) => (isRight(text) ? undefined : "TextUnreadable")),
  )

/** A text that a pattern bounds by itself, such as an id: all are of the same length. */
export const coded = (pattern: RegExp, length: number) =>
  Schema.String.check(
    Schema.isPattern(pattern, {
      toJsonSchema: () => ({ pattern: pattern.source, minLength: length, maxLength: length }),
    }),
  )

/** One line from outside: no controls, no line breaks, no broken halves of characters. */
export const singleLine = (most: number) => typed(most, isReadable)

/** The same with line breaks and tabs. */
export const multiLine = (most: number) => typed(most, isReadableText)
