import { emailKeyOf } from "../people/email.rules.ts"
import { easyWords, productWords } from "./easy-words.table.ts"
import { present } from "../kernel/present.ts"

/** The owner of a password: an attacker tries the owner's names first. */
export type PasswordOwner = {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
}

/** What each part of a password costs who guesses; a word costs no more, however long it is. */
const costs = { character: 3, digit: 2, pattern: 6, word: 9, own: 3 } as const

const LONGEST_WORD = 20

const SIGNS_FOR_LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
}

const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "1234567890", "abcdefghijklmnopqrstuvwxyz"]

const backwards = (text: string): string => [...text].reverse().join("")

const rows = [...KEYS, ...KEYS.map(backwards)]

const isRun = (part: string): boolean => new Set(part).size === 1
const isYear = (part: string): boolean => /^(19|20)\d\d$/.test(part)

/** One character after the other on a keyboard or in the alphabet, again and again, or a year. */
const isPattern = (part: string): boolean =>
  isRun(part) || isYear(part) || rows.some((row) => row.includes(part))

/** Small letters without their accents; of one key pressed again and again three are left. */
const lettersOf = (typed: string): ReadonlyArray<string> => [
  ...typed
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/(.)\1{3,}/gu, "$1$1$1"),
]

const plainly = (sign: string): string => SIGNS_FOR_LETTERS[sign] ?? sign

/** The names in an address and of its owner, and what the product calls itself. */
const ownWordsOf = ({ email, firstName = "", lastName = "" }: PasswordOwner): ReadonlySet<string> =>
  new Set(
    [emailKeyOf(email), firstName, lastName, ...productWords].flatMap((text) =>
      lettersOf(text)
        .join("")
        .split(/[^\p{L}]/u),
    ),
  )

/**
 * How much work a password costs who tries words, names, years and rows of keys first, with signs
 * for letters and one after the other: the least sum over all ways to take it apart.
 */
export const guessingCost = (
  typed: string,
  owner: PasswordOwner,
  isCommon?: (word: string) => boolean,
): number => {
  const typedLetters = lettersOf(typed)
  const readings = [
    typedLetters,
    typedLetters.map(plainly),
    typedLetters.map((sign) => (sign === "1" ? "l" : plainly(sign))),
  ]
  const own = ownWordsOf(owner)
  const isWord = (part: string) => easyWords.has(part) || isCommon?.(part) === true

  const costOfPart = (from: number, to: number): number => {
    const cut = (letters: ReadonlyArray<string>): string => letters.slice(from, to).join("")
    const part = cut(typedLetters)
    if (to - from === 1) return /\d/.test(part) ? costs.digit : costs.character
    const said = readings.map(cut)
    if (said.some((reading) => own.has(reading))) return costs.own
    const isRepeated = typedLetters.slice(0, from).join("").includes(part)
    if (isPattern(part) || isRepeated) return costs.pattern
    return said.some(isWord) ? costs.word : Infinity
  }

  const least = [0]
  for (let to = 1; to <= typedLetters.length; to += 1) {
    const starts = Array.from({ length: Math.min(to, LONGEST_WORD) }, (_, back) => to - 1 - back)
    least.push(Math.min(...starts.map((from) => present(least[from]) + costOfPart(from, to))))
  }
  return present(least.at(-1))
}

/** What a password has to cost at the least: about what eight letters of chance do. */
export const LEAST_GUESSING_COST = 24
