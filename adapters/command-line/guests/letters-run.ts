import type { DeadJobOf } from "#core/workload/job.ts"
import type { Jobs } from "#core/workload/jobs.port.ts"
import type { Clock } from "#core/kernel/environment.port.ts"
import { Effect } from "effect"
import { inNumber } from "../operator/in-number.ts"

/** What can be asked of letters that were given up, at a command line. */
export type LettersTask =
  | { readonly kind: "list" }
  | { readonly kind: "again"; readonly id: string | null }

export const LETTERS_USAGE = `npm run letters -- list
npm run letters -- again <letter>
npm run letters -- again all`

/** The task that words ask for; null when they ask for none. */
export const lettersTaskIn = (words: ReadonlyArray<string>): LettersTask | null => {
  const [verb, id, ...others] = words
  if (others.length > 0) return null
  if (verb === "list" && id === undefined) return { kind: "list" }
  if (verb !== "again" || !id) return null
  return { kind: "again", id: id === "all" ? null : id }
}

type World = {
  readonly jobs: Pick<Jobs, "buried" | "revive">
  readonly clock: Clock
  readonly say: (line: string) => void
}

type Letter = DeadJobOf<"mail">

/** What a letter is about; its recipient is encrypted, or stored with the booking. */
const about = (letter: Letter): ReadonlyArray<string> => {
  switch (letter.about) {
    case "account":
      return ["account"]
    case "booking":
      return [letter.letter, letter.booking]
    case "property":
      return [`${letter.letter} to the property`, letter.booking]
    case "message":
      return ["message", letter.booking]
    case "review":
      return ["review", letter.booking]
    case "feed":
      return ["other site", letter.feed]
    case "dispute":
      return ["dispute", letter.booking]
    case "inquiry":
      return ["inquiry", letter.inquiry]
    default:
      return letter satisfies never
  }
}

const shown = (letter: Letter): string =>
  [letter.id, ...about(letter), inNumber(letter.attempts, "attempt"), letter.reason]
    .filter(Boolean)
    .join("  ")

const listed = async ({ jobs, say }: World): Promise<number> => {
  const letters = await Effect.runPromise(jobs.buried("mail"))
  for (const letter of letters) say(shown(letter))
  say(`${letters.length} given up`)
  return 0
}

const tryAgain = async ({ jobs, clock, say }: World, only: string | null): Promise<number> => {
  const letters = await Effect.runPromise(jobs.buried("mail"))
  const chosen = letters.filter(({ id }) => only === null || id === only)
  for (const { id } of chosen) await Effect.runPromise(jobs.revive(id, clock.now()))
  if (only !== null && chosen.length === 0) {
    say(`There is no letter ${only} that was given up`)
    return 1
  }
  say(`${chosen.length} to be sent again`)
  return 0
}

/** Does a task and says what came of it; 0 when it went well. */
export const runLetters = (task: LettersTask, world: World): Promise<number> => {
  switch (task.kind) {
    case "list":
      return listed(world)
    case "again":
      return tryAgain(world, task.id)
    default:
      return task satisfies never
  }
}
