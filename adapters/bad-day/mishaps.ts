import type { BadDay, Beginning, Mishap } from "./bad-day.ts"
import { isCutOff, neverAnswers, refuses, type Trouble } from "./troubles.ts"

type Call = Mishap["with"]

export const once = (call: Call, trouble: Trouble): Mishap => ({ with: call, trouble, times: 1 })
export const always = (call: Call, trouble: Trouble): Mishap => ({ with: call, trouble })

type Refusal = ReturnType<Parameters<typeof refuses>[0]>

/** What usually goes wrong on one page, each way in a line. */
export const daysAt = (begins: Beginning) => {
  const day = (tells: string, ...mishaps: ReadonlyArray<Mishap>): BadDay => ({
    tells,
    begins,
    mishaps,
  })
  return {
    day,
    waits: (what: string, call: Call) =>
      day(`No answer comes to ${what}.`, always(call, neverAnswers)),
    isCutOff: (what: string, call: Call) =>
      day(`Nobody is there for ${what}.`, always(call, isCutOff)),
    refuses: (tells: string, call: Call, failure: () => Refusal) =>
      day(tells, always(call, refuses(failure))),
  }
}
