import type { AnyStateNode, AnyTransitionDefinition } from "xstate"
import { causeOf, type Cause } from "./causes.ts"
import type { ChartedMachine } from "./charted-machine.ts"
import { actionsOf, eventNameOf, guardNameOf } from "./step-names.ts"

/** One state of a chart; its path is the names of the states around it and its own. */
export interface ChartState {
  readonly path: string
  readonly name: string
  readonly parent: string
  readonly type: AnyStateNode["type"]
  readonly isInitial: boolean
  readonly description: string
  /** Left at once: nobody ever sees it. */
  readonly isPassing: boolean
  /** What is asked for while it lasts: the names of its actors. */
  readonly asks: ReadonlyArray<string>
  /** Who has the word in it. */
  readonly waitsFor: Cause | "nobody"
}

/** One way from a state to another; `to` is the state itself when the step stays in it. */
export interface ChartStep {
  readonly from: string
  readonly event: string
  readonly guard: string
  /** Its condition is put to several ways of one event, and only the code can tell them apart. */
  readonly isVague: boolean
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

/** The name under which a code host finds the heading of a state. */
export const anchorOf = ({ path }: ChartState): string => path.toLowerCase().replaceAll(".", "")

const nodesBelow = (node: AnyStateNode): ReadonlyArray<AnyStateNode> =>
  Object.values(node.states).flatMap((child) => [child, ...nodesBelow(child)])

const pathOf = (node: AnyStateNode): string => node.path.join(".") || ANYWHERE

const isInitial = (node: AnyStateNode): boolean => {
  const parent = node.parent
  if (!parent || parent.type === "parallel") return false
  return parent.initial.target.some((target: AnyStateNode) => target === node)
}

const sourcesOf = ({ invoke }: AnyStateNode): ReadonlyArray<string> =>
  invoke.map(({ src, id }) =>
    typeof src === "string" && !src.startsWith("xstate.") ? src : id.replace(/^.*\./, ""),
  )

const waitsFor = (node: AnyStateNode, causes: ReadonlyArray<Cause>): ChartState["waitsFor"] => {
  if (node.always?.length) return "itself"
  if (node.invoke.length > 0) return "service"
  const order = ["guest", "service", "time"] as const
  return order.find((cause) => causes.includes(cause)) ?? "nobody"
}

const stateOf = (node: AnyStateNode, charted: ChartedMachine): ChartState => ({
  path: pathOf(node),
  name: node.key,
  parent: node.path.slice(0, -1).join("."),
  type: node.type,
  isInitial: isInitial(node),
  description: node.description ?? "",
  isPassing: (node.always?.length ?? 0) > 0,
  asks: sourcesOf(node),
  waitsFor: waitsFor(
    node,
    stepsOf(node, charted)
      .filter(({ staysInside }) => !staysInside)
      .map(({ cause }) => cause),
  ),
})

const onlyPassesAnAnswerOn = ({ target, actions }: AnyTransitionDefinition): boolean =>
  !target && actions.length > 0 && actionsOf(actions).every((name) => name === "raise")

const isVague = ({ guard, eventType }: AnyTransitionDefinition, node: AnyStateNode): boolean => {
  if (!guard) return false
  const others = node.transitions.get(eventType) ?? []
  const same = others.filter((one) => one.guard && guardNameOf(one.guard) === guardNameOf(guard))
  return same.length > 1
}

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
        isVague: isVague(transition, node),
        to: pathOf(target),
        staysInside: transition.target === undefined,
        actions: actionsOf(transition.actions),
        note: transition.description ?? "",
        cause,
      }))
    })

/** Reads a machine; a machine or a state without its sentence is an error, because its page would be silent. */
export const chartOf = (charted: ChartedMachine): Chart => {
  const { name, title, machine } = charted
  const nodes = nodesBelow(machine.root)
  const silent = nodes.filter(({ description }) => !description).map(pathOf)
  if (silent.length > 0)
    throw new Error(`The ${name} machine says nothing about: ${silent.join(", ")}`)
  const { description } = machine.root
  if (!description) throw new Error(`The ${name} machine does not say what it decides`)
  return {
    name,
    title,
    description,
    states: nodes.map((node) => stateOf(node, charted)),
    steps: [machine.root, ...nodes].flatMap((node) => stepsOf(node, charted)),
  }
}
