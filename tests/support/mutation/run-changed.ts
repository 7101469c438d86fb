import type { Verdict } from "../verdicts.ts"
import { batchesOf, choiceOf, type Batch, type Choice } from "./choice.ts"
import { percentOf, scoreOf, sentenceOf, survivorsOf, type TestedMutant } from "./mutants.ts"
import { readScores, type Scores } from "./scores.ts"
import { coreSources, seedOfNow } from "./sources.ts"
import { leastOf, STANDARD_OF_NEW } from "./standards.ts"
import { mutate, type Judgement } from "./stryker.ts"
import { tableOf } from "./table.ts"

const BUDGET_MINUTES = 8
const MINUTE_MS = 60_000
const FILES_AT_ONCE = 6

/** A file whose tests notice less than they have to. */
export interface FallenFile {
  readonly file: string
  readonly score: number
  readonly least: number
}

const fallenOf = (file: string, score: number, least: number): ReadonlyArray<FallenFile> =>
  score < least ? [{ file, score, least }] : []

/** The judged files that fall below what they may not fall below; new ones stand or fall together. */
export const fallenAmong = (
  mutants: ReadonlyArray<TestedMutant>,
  scores: Scores,
): ReadonlyArray<FallenFile> => {
  const known = mutants.filter(({ file }) => scores[file])
  const unknown = mutants.filter(({ file }) => !scores[file])
  const fallen = [...Map.groupBy(known, ({ file }) => file)].flatMap(([file, members]) => {
    const measured = scores[file] ? percentOf(scores[file]) : 0
    return fallenOf(file, percentOf(scoreOf(members)), leastOf(file, measured))
  })
  const together = fallenOf("all new files", percentOf(scoreOf(unknown)), STANDARD_OF_NEW)
  return [...fallen, ...together]
}

/** Few files at a time: a part that time cuts short is known in part, and judged by nobody. */
const partsOf = ({ folder, files }: Batch): ReadonlyArray<Batch> =>
  Array.from({ length: Math.ceil(files.length / FILES_AT_ONCE) }, (_, part) => ({
    folder,
    files: files.slice(part * FILES_AT_ONCE, (part + 1) * FILES_AT_ONCE),
  }))

const judge = async (files: ReadonlyArray<string>): Promise<ReadonlyArray<Judgement>> => {
  const end = performance.now() + BUDGET_MINUTES * MINUTE_MS
  const judgements: Array<Judgement> = []
  for (const batch of batchesOf(files).flatMap(partsOf)) {
    const minutes = (end - performance.now()) / MINUTE_MS
    if (minutes <= 0) break
    judgements.push(await mutate(batch, minutes))
  }
  return judgements
}

const print = (mutants: ReadonlyArray<TestedMutant>, fallen: ReadonlyArray<FallenFile>): void => {
  for (const mutant of survivorsOf(mutants)) console.log(sentenceOf(mutant))
  for (const { file, score, least } of fallen)
    console.log(`${file} scores ${score.toFixed(1)}, at least ${least.toFixed(1)} is asked for`)
}

/** What a run found: a fallen file is a failure, and so is a run in which nothing was judged. */
export const verdictOf = (
  { why, files }: Choice,
  judgements: ReadonlyArray<Judgement>,
  scores: Scores,
): Verdict => {
  const mutants = judgements.flatMap((judgement) => judgement.mutants)
  const whole = judgements.filter(({ ending }) => ending !== "cut")
  const fallen = fallenAmong(
    whole.flatMap((judgement) => judgement.mutants),
    scores,
  )
  print(mutants, fallen)
  if (judgements.some(({ ending }) => ending === "broken"))
    return { passed: 0, failed: 1, note: "Stryker could not run: see above" }
  if (mutants.length === 0 && files.length > 0)
    return { passed: 0, failed: 1, note: "no mutant was judged: see above" }
  const { length: judged } = new Set(mutants.map(({ file }) => file)).values().toArray()
  const what = why === "changed" ? "changed files" : "files, a sample as nothing changed"
  const score = `score ${percentOf(scoreOf(mutants)).toFixed(1)} of ${mutants.length} mutants`
  return {
    passed: 0,
    failed: fallen.length,
    note: `${score} in ${judged} of ${files.length} ${what}; ${fallen.length} fell`,
  }
}

/** Judges what changed since it was last measured, or a sample, in the minutes it has. */
export const runMutation = async (): Promise<Verdict> => {
  const [sources, scores] = [coreSources(), readScores()]
  console.log(`As last measured:\n${tableOf(sources, scores)}\n`)
  const choice = choiceOf(sources, scores, seedOfNow())
  console.log(`Mutating (${choice.why}) ${choice.files.join(", ")}`)
  return verdictOf(choice, await judge(choice.files), scores)
}
