import type { AnyStateMachine, EventObject } from "xstate"
import { declaredEdges, passingStates, walkedSteps } from "./edges.ts"

type Walks = {
  /** Every way in which the machine can begin. */
  readonly inputs: ReadonlyArray<unknown>
  readonly events: ReadonlyArray<EventObject>
  /** What tells two moments of one state apart. */
  readonly keyOf?: Parameters<typeof walkedSteps>[1]["keyOf"]
}

const from = (edge: string): string => edge.split(" --")[0]!
const to = (edge: string): string => edge.split("--> ")[1]!
const stepOf = (edge: string): string => edge.split("--> ")[0]!

/** All that can be walked through a machine, as a table to be reviewed, and what cannot. */
export const walksThrough = (machine: AnyStateMachine, walks: Walks) => {
  const { inputs, events, keyOf = () => null } = walks
  const walked = new Set(
    inputs.flatMap((input) => [...walkedSteps(machine, { input, events, keyOf })]),
  )
  const passing = passingStates(machine)
  const declared = [...declaredEdges(machine)].filter((edge) => !passing.has(from(edge)))
  const steps = new Set([...walked].map(stepOf))
  const reached = new Set([...walked].flatMap((edge) => [from(edge), to(edge)]))
  const states = Object.keys(machine.states)
  const moves = [...walked].filter((edge) => from(edge) !== to(edge) || declared.includes(edge))
  const chapterOf = (state: string): ReadonlyArray<string> => {
    const own = moves.filter((edge) => from(edge) === state)
    const lines = own.map((edge) => `  ${edge.slice(state.length + 3).replace("--> ", ": ")}`)
    return [state, ...lines.toSorted()]
  }
  return {
    /** One line for each step from each state in which a guest can rest. */
    table: `${states
      .filter((state) => !passing.has(state))
      .map((state) => chapterOf(state).join("\n"))
      .join("\n\n")}\n`,
    neverTaken: declared.map(stepOf).filter((step) => !steps.has(step)),
    neverReached: states.filter((state) => !passing.has(state) && !reached.has(state)),
    withoutSentence: states.filter(
      (state) => !/^[A-Z].+\.$/.test(machine.states[state]?.description ?? ""),
    ),
  }
}
