import type { Verdict } from "../verdicts.ts"
import { batchesOf, choiceOf, type Batch, type Choice } from "./choice.ts"
import {
  percentOf,
  scoreOf,
  sentenceOf,
  survivorsOf,
  type Score,
  type TestedMutant,
} from "./mutants.ts"
import { readScores, type Scores } from "./scores.ts"
import { coreSources, seedOfNow } from "./sources.ts"
import { belowStandard, isFallen, isFallenInPart, isNewFallen } from "./standards.ts"
import { mutate, type Judgement } from "./stryker.ts"
import { tableOf } from "./table.ts"

const BUDGET_MINUTES = 8
const MINUTE_MS = 60_000
const FILES_AT_ONCE = 6

/** A file whose tests notice less than they have to. */
export interface FallenFile {
  readonly file: string
  readonly seen: Score
}

/**
 * The files that fall below what they may not fall below; a new one has to meet its standard at once.
 * Files that time cut short are judged by what was seen of them.
 */
export const fallenAmong = (
  mutants: ReadonlyArray<TestedMutant>,
  scores: Scores,
  isWhole: boolean,
): ReadonlyArray<FallenFile> => {
  const isFallenNow = isWhole ? isFallen : isFallenInPart
  return [...Map.groupBy(mutants, ({ file }) => file)].flatMap(([file, members]) => {
    const [seen, before] = [scoreOf(members), scores[file]]
    const hasFallen = before ? isFallenNow(file, seen, before) : isNewFallen(file, seen, isWhole)
    return hasFallen ? [{ file, seen }] : []
  })
}

/** Few files at a time: a part that time cuts short is known in part. */
const partsOf = ({ folder, files }: Batch): ReadonlyArray<Batch> =>
  Array.from({ length: Math.ceil(files.length / FILES_AT_ONCE) }, (_, part) => ({
    folder,
    files: files.slice(part * FILES_AT_ONCE, (part + 1) * FILES_AT_ONCE),
  }))

const judge = async ({ changed, sample }: Choice): Promise<ReadonlyArray<Judgement>> => {
  const end = performance.now() + BUDGET_MINUTES * MINUTE_MS
  const judgements: Array<Judgement> = []
  for (const batch of [...batchesOf(changed), ...batchesOf(sample)].flatMap(partsOf)) {
    const minutes = (end - performance.now()) / MINUTE_MS
    if (minutes <= 0) break
    judgements.push(await mutate(batch, minutes))
  }
  return judgements
}

const print = (mutants: ReadonlyArray<TestedMutant>, fallen: ReadonlyArray<FallenFile>): void => {
  for (const mutant of survivorsOf(mutants)) console.log(sentenceOf(mutant))
  for (const { file, seen } of fallen)
    console.log(
      `${file}: more goes unnoticed than may (${seen.noticed} of ${seen.mutants} noticed)`,
    )
}

const fallenIn = (judgements: ReadonlyArray<Judgement>, scores: Scores, isWhole: boolean) =>
  fallenAmong(
    judgements
      .filter(({ ending }) => (ending === "whole") === isWhole)
      .flatMap(({ mutants }) => mutants),
    scores,
    isWhole,
  )

/**
 * What a run found: a fallen file is a failure, and so is one that is recorded below its standard, and
 * a run in which time let nothing be judged.
 */
export const verdictOf = (
  { changed, sample }: Choice,
  judgements: ReadonlyArray<Judgement>,
  scores: Scores,
): Verdict => {
  const mutants = judgements.flatMap((judgement) => judgement.mutants)
  const fallen = [...fallenIn(judgements, scores, true), ...fallenIn(judgements, scores, false)]
  print(mutants, fallen)
  const below = belowStandard(scores)
  for (const file of below) console.log(`${file}: recorded below its standard`)
  if (judgements.some(({ ending }) => ending === "broken"))
    return { passed: 0, failed: 1, note: "Stryker could not run: see above" }
  const count = changed.length + sample.length
  const isWhole = judgements.length > 0 && judgements.every(({ ending }) => ending === "whole")
  if (mutants.length === 0 && count > 0 && !isWhole)
    return { passed: 0, failed: 1, note: "no mutant was judged: see above" }
  const { length: judged } = new Set(mutants.map(({ file }) => file)).values().toArray()
  const what = `${count} files (${changed.length} changed, ${sample.length} a sample)`
  const score = `score ${percentOf(scoreOf(mutants)).toFixed(1)} of ${mutants.length} mutants`
  return {
    passed: 0,
    failed: fallen.length + below.length,
    note: `${score} in ${judged} of ${what}; ${fallen.length} fell, ${below.length} recorded too low`,
  }
}

/** Judges what changed since it was last measured, and a sample, in the minutes it has. */
export const runMutation = async (): Promise<Verdict> => {
  const [sources, scores] = [coreSources(), readScores()]
  console.log(`As last measured:\n${tableOf(sources, scores)}\n`)
  const choice = choiceOf(sources, scores, seedOfNow())
  console.log(`Mutating what changed: ${choice.changed.join(", ")}`)
  console.log(`and a sample: ${choice.sample.join(", ")}`)
  return verdictOf(choice, await judge(choice), scores)
}
