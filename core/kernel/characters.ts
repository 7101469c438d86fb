/** Controls, and marks that turn the reading direction of what follows. */
const UNREADABLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u
const LINE_BREAKS = /[\r\n\t]/

/** Text as it is kept and compared: one form for every character, no space around it. */
export const tidy = (text: string): string => text.normalize("NFC").trim()

/** A text without any of this character at its end; each character is looked at once. */
export const withoutEnding = (text: string, character: string): string => {
  let end = text.length
  while (text[end - 1] === character) end -= 1
  return text.slice(0, end)
}

/** How many characters a text has; an emoji outside the basic plane is one. */
export const lengthOf = (text: string): number => [...text].length

/** True for text without controls, direction marks and broken halves of characters. */
export const isReadable = (text: string): boolean => text.isWellFormed() && !UNREADABLE.test(text)

/** A text that is readable and has at most so many UTF-16 units: the rest is left out. */
export const readableOf = (text: string, most: number): string =>
  Array.from(text.slice(0, most)).filter(isReadable).join("")

/** The same for text of several lines. */
export const isReadableText = (text: string): boolean => text.split(LINE_BREAKS).every(isReadable)
