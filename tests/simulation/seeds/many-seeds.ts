import { added, type Counts } from "../counters.ts"
import { planOf, type Plan } from "../plan.ts"
import { simulate } from "../simulate.ts"
import { storageInMemory } from "../storage.in-memory.ts"

/** How to repeat a day that broke a promise, and which; null where all were kept. */
export const repeatedBy = ({ seed }: Plan, violation: Error | null): string | null =>
  violation && `npm run simulate -- --seed ${seed}: ${violation.message}`

/** What many days in memory came to: the first that broke a promise, and how often each thing was met. */
export type ManyDays = { readonly broken: string | null; readonly counts: Counts }

/** Plays seeds one after the other, up to the first that breaks a promise. */
export const playSeeds = async (from: number, many: number): Promise<ManyDays> => {
  let counts: Counts = new Map()
  for (let seed = from; seed < from + many; seed += 1) {
    const outcome = await simulate(planOf(seed), storageInMemory)
    counts = added(counts, outcome.counts)
    const broken = repeatedBy(outcome.plan, outcome.violation)
    if (broken !== null) return { broken, counts }
  }
  return { broken: null, counts }
}
