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

/**
 * How a page looks and the keys of React are not asked of a test without a browser; an endless loop
 * would ask for ever; and no value comes where the types leave none.
 */
const isLeftOut = (text: string, { start }: Mutant): boolean => {
  const [line = "", next = ""] = text.split("\n").slice(start.line)
  const isNever = /^\s*default:$/.test(line) && next.includes("satisfies never")
  const isClassName = line.slice(0, start.column).endsWith("styles[")
  const isInAttribute = /\b(?:className|key)=\{[^}]*$/.test(line.slice(0, start.column))
  return isNever || isClassName || isInAttribute || /^\s*(while|for|do)\b/.test(line)
}

/** What is not asked about: types, configuration and words alone, and what only wires or starts. */
export const isJudged = (file: string): boolean =>
  !/\.d\.ts$|\.module\.css|^adapters\/bindings\//.test(file)

interface Source {
  readonly file: string
  readonly text: string
}

/** A mutant that sleeps in the code until its number is said. */
export interface SwitchedMutant {
  readonly id: string
  readonly file: string
  /** Both counted from 1. */
  readonly line: number
  readonly column: number
  readonly kind: string
  readonly replacement: string
}

const instrumented = async (files: ReadonlyArray<Source>) => {
  const answer = await new Instrumenter(silent).instrument(
    files.map(({ file, text }) => ({ name: file, content: text, mutate: true })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  )
  const textOf = new Map(files.map(({ file, text }) => [file, text]))
  const mutants = answer.mutants.map(
    ({ id, fileName, location: { start, end }, mutatorName, replacement }) => ({
      id,
      mutant: { file: fileName, start, end, kind: mutatorName, replacement },
    }),
  )
  return {
    mutants: mutants.filter(({ mutant }) => !isLeftOut(textOf.get(mutant.file) ?? "", mutant)),
    codeOf: new Map(answer.files.map(({ name, content }) => [name, content])),
  }
}

/** Every mutant that Stryker makes of these files, but for those that are left out. */
export const mutantsOf = async (files: ReadonlyArray<Source>): Promise<ReadonlyArray<Mutant>> => {
  const { mutants } = await instrumented(files)
  return mutants.map(({ mutant }) => mutant)
}

/** The code of these files with every mutant in it at once, each asleep, and the mutants. */
export const switchedMutants = async (
  files: ReadonlyArray<Source>,
): Promise<{
  readonly mutants: ReadonlyArray<SwitchedMutant>
  readonly codeOf: ReadonlyMap<string, string>
}> => {
  const { mutants, codeOf } = await instrumented(files)
  const switched = mutants.map(({ id, mutant: { file, start, kind, replacement } }) => {
    return { id, file, line: start.line + 1, column: start.column + 1, kind, replacement }
  })
  return { mutants: switched, codeOf }
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
