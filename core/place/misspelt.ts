import { folded } from "./folded.ts"

/** Texts with fewer letters mean too many names when one of them is wrong. */
const SHORTEST = 4
/** From so many letters on, two of them may be wrong. */
const LONG = 7
/** A Chinese character says as much as several letters. */
const SHORTEST_IN_CHINESE = 2

const CHINESE = /\p{Script=Han}/u

/** How many mistakes a folded text may hold: none in a short one, at most two. */
export const allowedTypos = (text: string): number => {
  const { length } = text
  if (CHINESE.test(text)) return length < SHORTEST_IN_CHINESE ? 0 : 1
  if (length < SHORTEST) return 0
  return length < LONG ? 1 : 2
}

type Row = ReadonlyArray<number>

const at = (row: Row, place: number): number => row[place] ?? Infinity

/** The mistakes in the beginnings of `wanted` up to one more letter, from those of the two rows before. */
const nextRow = (
  wanted: string,
  [letter = "", before = ""]: readonly [string | undefined, string | undefined],
  last: Row,
  lastButOne: Row,
): Row => {
  const row = [at(last, 0) + 1]
  for (let place = 1; place <= wanted.length; place += 1) {
    const typed = wanted[place - 1]
    const swapped =
      typed === before && wanted[place - 2] === letter ? at(lastButOne, place - 2) + 1 : Infinity
    const replaced = at(last, place - 1) + (typed === letter ? 0 : 1)
    row.push(Math.min(replaced, at(last, place) + 1, at(row, place - 1) + 1, swapped))
  }
  return row
}

/**
 * The fewest mistakes that make a text of the beginning of a name: a letter too many, too few, wrong,
 * or swapped with its neighbour (optimal string alignment).
 */
export const mistakesInBeginning = (wanted: string, name: string): number => {
  let [lastButOne, last]: readonly [Row, Row] = [
    [],
    Array.from({ length: wanted.length + 1 }, (_, place) => place),
  ]
  let fewest = at(last, wanted.length)
  for (let place = 0; place < name.length; place += 1) {
    const row = nextRow(wanted, [name[place], name[place - 1]], last, lastButOne)
    fewest = Math.min(fewest, at(row, wanted.length))
    ;[lastButOne, last] = [last, row]
  }
  return fewest
}

/** The name from each of its words on, written in one: "george town" is also "town". */
const fromEachWord = (name: string): ReadonlyArray<string> => {
  const words = name.split(" ")
  return words.map((_, place) => words.slice(place).join(""))
}

/**
 * The fewest mistakes with which a text begins one of the names or one of their words, spaces left
 * out; Infinity when it holds more than are forgiven. The first letter has to be right: with another
 * one, far more names are meant than a guest could have in mind.
 */
export const mistakesAgainst = (names: ReadonlyArray<string>, text: string): number => {
  const wanted = folded(text).replaceAll(" ", "")
  const fewest = Math.min(
    ...names
      .flatMap((name) => fromEachWord(folded(name)))
      .filter((name) => name[0] === wanted[0])
      .map((name) => mistakesInBeginning(wanted, name)),
  )
  return fewest <= allowedTypos(wanted) ? fewest : Infinity
}
