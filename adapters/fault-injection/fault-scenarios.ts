import type { FaultScenario, Beginning, Fault } from "./fault-injection.ts"
import { isCutOff, neverAnswers, refuses, type Failure } from "./failures.ts"

type Call = Fault["with"]

export const once = (call: Call, trouble: Failure): Fault => ({ with: call, trouble, times: 1 })
export const always = (call: Call, trouble: Failure): Fault => ({ with: call, trouble })

type Refusal = ReturnType<Parameters<typeof refuses>[0]>

/** What usually goes wrong on one page, each way in a line. */
export const scenariosAt = (begins: Beginning) => {
  const scenario = (tells: string, ...faults: ReadonlyArray<Fault>): FaultScenario => ({
    tells,
    begins,
    faults,
  })
  return {
    scenario,
    waits: (what: string, call: Call) =>
      scenario(`No answer comes to ${what}.`, always(call, neverAnswers)),
    isCutOff: (what: string, call: Call) =>
      scenario(`Nobody is there for ${what}.`, always(call, isCutOff)),
    refuses: (tells: string, call: Call, failure: () => Refusal) =>
      scenario(tells, always(call, refuses(failure))),
  }
}
