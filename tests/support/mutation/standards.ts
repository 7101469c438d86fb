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

/**
 * What a file may not fall below: its standard, or what it was measured at where that is less, so
 * that a file which has not reached its standard can still only rise.
 */
export const leastOf = (file: string, measured: number): number =>
  Math.min(standardOf(file), measured)
