import { percentOf, type Score } from "./mutants.ts"

/** The folders whose every line moves money or dates: no mutant may go unnoticed there. */
const SPOTLESS = ["money", "stay", "pricing"]

const ELSEWHERE = 95

/**
 * What files that were never measured have to reach together: among few mutants, one that no test
 * can see weighs too much to judge each file by itself. Once measured, each stands alone.
 */
export const STANDARD_OF_NEW = 90

const folderOf = (file: string): string => file.split("/")[1] ?? ""

/** The percentage of its mutants that the tests of a file of core have to notice. */
export const standardOf = (file: string): number =>
  SPOTLESS.includes(folderOf(file)) || file.endsWith(".rules.ts") ? 100 : ELSEWHERE

const unnoticedOf = ({ mutants, noticed }: Score): number => mutants - noticed

/**
 * Whether a file notices less than it has to: it is below its standard, and more goes unnoticed than
 * when it was measured last. A file that has not reached its standard can still only rise.
 */
export const isFallen = (file: string, now: Score, before: Score): boolean =>
  percentOf(now) < standardOf(file) &&
  percentOf(now) < percentOf(before) &&
  unnoticedOf(now) > unnoticedOf(before)

/**
 * Whether a file has fallen that was judged in part: more went unnoticed already than its standard and
 * what it was measured at allow for the whole of it, even if all the rest is noticed.
 */
export const isFallenInPart = (file: string, seen: Score, before: Score): boolean => {
  const whole = Math.max(seen.mutants, before.mutants)
  const allowed = Math.floor((whole * (100 - standardOf(file))) / 100)
  return unnoticedOf(seen) > Math.max(allowed, unnoticedOf(before))
}

/** How many mutants of new files are enough to judge them by, where not all were seen. */
const ENOUGH = 20

/** Whether new files notice too little of what was seen of them. */
export const areNewFallen = (seen: Score, isWhole: boolean): boolean =>
  (isWhole || seen.mutants >= ENOUGH) && percentOf(seen) < STANDARD_OF_NEW
