/** An invisible character at which no line breaks; searching and reading aloud pass over it. */
const WORD_JOINER = "\u2060"

const ELECTRONIC = /(?<![\p{L}\p{N}])(e-)(?=mel|invois|invoice)/giu

/**
 * A text in which “e-mel” and “e-Invois” never break into two lines. The hyphen stays the plain one: a
 * guest who searches the page for the word would not find one of another kind. A label of one word
 * is left as it is, since it is also what voice control and tests call the field.
 */
export const unbroken = (text: string): string =>
  text.includes("-") && text.includes(" ")
    ? text.replaceAll(ELECTRONIC, (prefix) => prefix + WORD_JOINER)
    : text
