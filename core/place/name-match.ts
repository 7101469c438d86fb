import { folded } from "./folded.ts"

/** How well a name answers what was typed: the smaller the better. */
const EXACT = 0
const PREFIX = 1
const WORD_PREFIX = 2
const SUBSTRING = 3

/** How well one folded name answers a folded text; Infinity when it does not contain it. */
export const rankOf = (name: string, wanted: string): number => {
  if (name === wanted) return EXACT
  if (name.startsWith(wanted)) return PREFIX
  if (name.includes(` ${wanted}`)) return WORD_PREFIX
  return name.includes(wanted) ? SUBSTRING : Infinity
}

/** The best rank of any of the names for a folded text; Infinity when none contains it. */
export const bestRank = (names: ReadonlyArray<string>, wanted: string): number =>
  Math.min(...names.map((name) => rankOf(folded(name), wanted)))
