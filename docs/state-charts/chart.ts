import type { AnyStateNode, AnyTransitionDefinition } from "xstate"
import { causeOf, type Cause } from "./causes.ts"
import type { ChartedMachine } from "./machines.ts"
import { actionsOf, eventNameOf, guardNameOf } from "./step-names.ts"

/** One state of a chart; its path is the names of the states around it and its own. */
export interface ChartState {
  readonly path: string
  readonly name: string
  readonly parent: string
  readonly type: AnyStateNode["type"]
  readonly isInitial: boolean
  readonly description: string
}

/** One way from a state to another; `to` is the state itself when the step stays in it. */
export interface ChartStep {
  readonly from: string
  readonly event: string
  readonly guard: string
  readonly to: string
  readonly staysInside: boolean
  readonly actions: ReadonlyArray<string>
  readonly note: string
  readonly cause: Cause
}

/** A machine as its page and its drawing show it. */
export interface Chart {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly states: ReadonlyArray<ChartState>
  readonly steps: ReadonlyArray<ChartStep>
}

/** The name that stands for every state at once, for steps that the whole machine may take. */
export const ANYWHERE = "anywhere"

const nodesBelow = (node: AnyStateNode): ReadonlyArray<AnyStateNode> =>
  Object.values(node.states).flatMap((child) => [child, ...nodesBelow(child)])

const pathOf = (node: AnyStateNode): string => node.path.join(".") || ANYWHERE

const isInitial = (node: AnyStateNode): boolean => {
  const parent = node.parent
  if (!parent || parent.type === "parallel") return false
  return parent.initial.target.some((target: AnyStateNode) => target === node)
}

const stateOf = (node: AnyStateNode): ChartState => ({
  path: pathOf(node),
  name: node.key,
  parent: node.path.slice(0, -1).join("."),
  type: node.type,
  isInitial: isInitial(node),
  description: node.description ?? "",
})

const onlyPassesAnAnswerOn = ({ target, actions }: AnyTransitionDefinition): boolean =>
  !target && actions.length > 0 && actionsOf(actions).every((name) => name === "raise")

const stepsOf = (node: AnyStateNode, { causes = {} }: ChartedMachine): ReadonlyArray<ChartStep> =>
  [...(node.always ?? []), ...[...node.transitions.values()].flat()]
    .filter((transition) => !onlyPassesAnAnswerOn(transition))
    .flatMap((transition) => {
      const event = eventNameOf(transition.eventType, node)
      const cause: Cause = transition.meta?.cause ?? causes[event] ?? causeOf(event)
      return (transition.target ?? [node]).map((target: AnyStateNode) => ({
        from: pathOf(node),
        event,
        guard: transition.guard ? guardNameOf(transition.guard) : "",
        to: pathOf(target),
        staysInside: transition.target === undefined,
        actions: actionsOf(transition.actions),
        note: transition.description ?? "",
        cause,
      }))
    })

/** Reads a machine; a state without its sentence is an error, because its page would be silent. */
export const chartOf = (charted: ChartedMachine): Chart => {
  const { name, title, machine } = charted
  const nodes = nodesBelow(machine.root)
  const silent = nodes.filter(({ description }) => !description).map(pathOf)
  if (silent.length > 0)
    throw new Error(`The ${name} machine says nothing about: ${silent.join(", ")}`)
  return {
    name,
    title,
    description: machine.root.description ?? "",
    states: nodes.map(stateOf),
    steps: [machine.root, ...nodes].flatMap((node) => stepsOf(node, charted)),
  }
}
