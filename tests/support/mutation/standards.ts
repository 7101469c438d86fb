import { percentOf, type Score } from "./mutants.ts"

/** The folders whose every line moves money or dates: no mutant may go unnoticed there. */
const SPOTLESS = ["money", "stay", "pricing"]

const ELSEWHERE = 95

const folderOf = (file: string): string => file.split("/")[1] ?? ""

/** The percentage of its mutants that the tests of a file of core have to notice. */
export const standardOf = (file: string): number =>
  SPOTLESS.includes(folderOf(file)) || file.endsWith(".rules.ts") ? 100 : ELSEWHERE

/** Files that were below their standard when each had to meet its own; the list may only become shorter. */
export const STILL_BELOW: ReadonlyArray<string> = ["core/room-mix/cheapest-mix.ts"]

export const isBelow = (file: string, score: Score): boolean => percentOf(score) < standardOf(file)

/** The files of a record that notice less than their standard, but for those that are known to. */
export const belowStandard = (scores: Readonly<Record<string, Score>>): ReadonlyArray<string> =>
  Object.entries(scores).flatMap(([file, score]) =>
    isBelow(file, score) && !STILL_BELOW.includes(file) ? [file] : [],
  )

const unnoticedOf = ({ mutants, noticed }: Score): number => mutants - noticed

/**
 * Whether a file notices less than it has to: it is below its standard, and more goes unnoticed than
 * when it was measured last. A file that has not reached its standard can still only rise.
 */
export const isFallen = (file: string, now: Score, before: Score): boolean =>
  isBelow(file, now) && percentOf(now) < percentOf(before) && unnoticedOf(now) > unnoticedOf(before)

/**
 * Whether a file has fallen that was judged in part: more went unnoticed already than its standard and
 * what it was measured at allow for the whole of it, even if all the rest is noticed.
 */
export const isFallenInPart = (file: string, seen: Score, before: Score): boolean => {
  const whole = Math.max(seen.mutants, before.mutants)
  const allowed = Math.floor((whole * (100 - standardOf(file))) / 100)
  return unnoticedOf(seen) > Math.max(allowed, unnoticedOf(before))
}

/** How many mutants of a new file are enough to judge it by, where not all were seen. */
const ENOUGH = 20

/** Whether a file that was never measured notices too little of what was seen of it. */
export const isNewFallen = (file: string, seen: Score, isWhole: boolean): boolean =>
  (isWhole || seen.mutants >= ENOUGH) && isBelow(file, seen)
