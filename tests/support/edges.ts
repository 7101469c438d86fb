import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from "xstate"
import { getAdjacencyMap, getStateNodes } from "xstate/graph"

const nameOf = (node: AnyStateNode): string => node.path.join(".")

/** Every edge a machine declares from a state of its own, as `from --event--> to`; timers by their delay's name. */
export const declaredEdges = (machine: AnyStateMachine): ReadonlySet<string> =>
  new Set(
    getStateNodes(machine).flatMap((node) =>
      [...node.transitions.values()].flat().flatMap(({ eventType, target }) => {
        const to = target?.map(nameOf).join() ?? nameOf(node)
        return eventType.startsWith("xstate.done")
          ? []
          : [`${nameOf(node)} --${eventType}--> ${to}`]
      }),
    ),
  )

type Walk = {
  readonly input: unknown
  readonly events: ReadonlyArray<EventObject>
  /** What tells two snapshots apart, besides their state; what only counts is left out. */
  readonly keyOf: (snapshot: AnyMachineSnapshot) => unknown
}

type Step = { readonly event: EventObject; readonly state: AnyMachineSnapshot }
type Steps = Readonly<
  Record<string, { readonly state: AnyMachineSnapshot; readonly transitions: Record<string, Step> }>
>

/** The moments at which a state's time is up, as events. */
const timersOf = (machine: AnyStateMachine): ReadonlyArray<EventObject> =>
  getStateNodes(machine).flatMap((node) =>
    [...node.transitions.keys()].flatMap((type) =>
      type.startsWith("xstate.after") ? [{ type }] : [],
    ),
  )

/** Every step that can be taken from the start with the given events, as `from --event--> to`. */
export const walkedSteps = (machine: AnyStateMachine, walk: Walk): ReadonlySet<string> => {
  const map = getAdjacencyMap(machine, {
    input: walk.input,
    events: [...walk.events, ...timersOf(machine)],
    serializeState: (snapshot) =>
      JSON.stringify([snapshot.value, walk.keyOf(snapshot as AnyMachineSnapshot)]),
    limit: 200_000,
  }) as unknown as Steps
  return new Set(
    Object.values(map).flatMap(({ state, transitions }) =>
      Object.values(transitions).map(
        ({ event, state: next }) => `${state.value} --${event.type}--> ${next.value}`,
      ),
    ),
  )
}

/** States without an event of their own: they pass a guest on at once. */
export const passingStates = (machine: AnyStateMachine): ReadonlySet<string> =>
  new Set(getStateNodes(machine).flatMap((node) => (node.always?.length ? [nameOf(node)] : [])))
