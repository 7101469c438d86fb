import type { WordedLine } from "../documents/price-lines.ts"
import type { Speaker } from "../translations/speaker.ts"

/** A letter as its parts: what it says, line by line, and where its one button leads. */
export type LetterText = {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: ReadonlyArray<string>
  /** Facts listed in the email: a name and a value each. */
  readonly facts: ReadonlyArray<readonly [name: string, value: string]>
  /** The price line by line, where the letter is about one that was agreed. */
  readonly price: { readonly heading: string; readonly lines: ReadonlyArray<WordedLine> } | null
  readonly button: { readonly label: string; readonly path: string } | null
  readonly closing: ReadonlyArray<string>
}

/** Says a text of the translations in the language of the letter. */
export type SayInLetter = Speaker["say"]
