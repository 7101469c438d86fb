import type { BookingRecord } from "#core/booking/booking-record.ts"
import type { Plan } from "./plan.ts"
import type { Story } from "./story.ts"
import type { World } from "./world.ts"

/** What came of one plan. */
export type Outcome = {
  readonly plan: Plan
  /** The first promise that was broken; null where all were kept. */
  readonly violation: Error | null
  readonly lines: ReadonlyArray<string>
  readonly counts: ReadonlyMap<string, number>
  readonly hash: string
}

/** Counts the steps that a booking took, and says where they led. */
const tellEnd = ({ count, tell }: Story, { id, status, history }: BookingRecord): void => {
  for (const [place, entry] of history.entries()) {
    const from = history[place - 1]?.status ?? "start"
    count(`edge ${from} ${entry.event} ${entry.status}`)
  }
  tell(`in the end: ${id} ${status}`)
}

/** The story ends with what became of every booking that was seen. */
export const outcomeOf = ({ plan, story, violation, inspection }: World): Outcome => {
  for (const record of inspection.lastFacts()?.seen.records ?? []) tellEnd(story, record)
  const { counts } = story
  return { plan, violation: violation.found(), lines: story.lines(), counts, hash: story.hash() }
}
