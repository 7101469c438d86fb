import type { Plan } from "./plan.ts"
import type { Outcome } from "./outcome.ts"

type Simulate = (plan: Plan) => Promise<Outcome>

const without = <A>(some: ReadonlyArray<A>, place: number): ReadonlyArray<A> =>
  some.toSpliced(place, 1)

/** Plans with one step or one fault less. */
const smallerThan = (plan: Plan): ReadonlyArray<Plan> => [
  ...plan.steps.map((_, place) => ({ ...plan, steps: without(plan.steps, place) })),
  ...plan.menu.map((_, place) => ({ ...plan, menu: without(plan.menu, place) })),
]

const kindOf = (violation: Error): string => violation.message.split(":")[0] ?? ""

/** The smallest plan found that breaks the same promise: each step and each fault in it is needed. */
export const shrunk = async (failed: Outcome, simulate: Simulate): Promise<Outcome> => {
  const { violation } = failed
  if (violation === null) return failed
  for (const smaller of smallerThan(failed.plan)) {
    const outcome = await simulate(smaller)
    if (outcome.violation !== null && kindOf(outcome.violation) === kindOf(violation))
      return shrunk(outcome, simulate)
  }
  return failed
}
