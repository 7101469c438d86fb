import { Instrumenter } from "@stryker-mutator/instrumenter"

/** A place in a text: both counted from 0. */
interface Position {
  readonly line: number
  readonly column: number
}

/** One small change of one file, and what Stryker calls its kind. */
export interface Mutant {
  readonly file: string
  readonly start: Position
  readonly end: Position
  readonly kind: string
  readonly replacement: string
}

const ignore = (): void => undefined
const never = (): boolean => false

/** Stryker is not asked what it is doing. */
const silent = {
  isTraceEnabled: never,
  isDebugEnabled: never,
  isInfoEnabled: never,
  isWarnEnabled: never,
  isErrorEnabled: never,
  isFatalEnabled: never,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
}

const offsetOf = (text: string, { line, column }: Position): number => {
  const before = text.split("\n").slice(0, line)
  return before.reduce((sum, one) => sum + one.length + 1, column)
}

/** The text with the mutant in it. */
export const mutated = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, offsetOf(text, start)) + replacement + text.slice(offsetOf(text, end))

/** How a page looks is not asked of a test without a browser; an endless loop would ask for ever. */
const isLeftOut = (text: string, { start }: Mutant): boolean => {
  const line = text.split("\n")[start.line] ?? ""
  const isClassName = line.slice(0, start.column).endsWith("styles[")
  const isInAttribute = /\b(?:className|key)=\{[^}]*$/.test(line.slice(0, start.column))
  return isClassName || isInAttribute || /^\s*(while|for|do)\b/.test(line)
}

/** Every mutant that Stryker makes of these files, but for those that are left out. */
export const mutantsOf = async (
  files: ReadonlyArray<{ readonly file: string; readonly text: string }>,
): Promise<ReadonlyArray<Mutant>> => {
  const { mutants } = await new Instrumenter(silent).instrument(
    files.map(({ file, text }) => ({ name: file, content: text, mutate: true })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  )
  const textOf = new Map(files.map(({ file, text }) => [file, text]))
  return mutants
    .map(({ fileName, location: { start, end }, mutatorName, replacement }) => ({
      file: fileName,
      start,
      end,
      kind: mutatorName,
      replacement,
    }))
    .filter((mutant) => !isLeftOut(textOf.get(mutant.file) ?? "", mutant))
}

/**
 * Between which two percentages the share of the whole lies, in 95 of 100 samples like this one
 * (Wilson's interval).
 */
export const shareOf = (noticed: number, judged: number): readonly [low: number, high: number] => {
  const z = 1.96
  const share = noticed / judged
  const middle = share + z ** 2 / (2 * judged)
  const half = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * judged)) / judged)
  const scale = 1 + z ** 2 / judged
  return [(100 * (middle - half)) / scale, (100 * (middle + half)) / scale]
}

/** A mutant that sleeps in the code until its number is said. */
export interface SwitchedMutant {
  readonly id: string
  readonly file: string
  readonly line: number
  readonly column: number
  readonly kind: string
  readonly replacement: string
}

/** These files with every mutant in them at once, each asleep, and the mutants by their numbers. */
export const switchedMutants = async (
  files: ReadonlyArray<{ readonly file: string; readonly text: string }>,
): Promise<{
  readonly mutants: ReadonlyArray<SwitchedMutant>
  readonly codeOf: ReadonlyMap<string, string>
}> => {
  const answer = await new Instrumenter(silent).instrument(
    files.map(({ file, text }) => ({ name: file, content: text, mutate: true })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  )
  const textOf = new Map(files.map(({ file, text }) => [file, text]))
  return {
    mutants: answer.mutants
      .filter(({ fileName, location: { start, end }, mutatorName, replacement }) => !isLeftOut(textOf.get(fileName) ?? "", { file: fileName, start, end, kind: mutatorName, replacement }))
      .map(({ id, fileName, location, mutatorName, replacement }) => ({
        id,
        file: fileName,
        line: location.start.line + 1,
        column: location.start.column + 1,
        kind: mutatorName,
        replacement,
      })),
    codeOf: new Map(answer.files.map(({ name, content }) => [name, content])),
  }
}
