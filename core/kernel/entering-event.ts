import type { EventObject } from "xstate"

/** The event that led into a state which only events of one type lead into. */
export const enteredBy = <Event extends EventObject, Type extends Event["type"]>(
  event: Event,
  type: Type,
): Extract<Event, { type: Type }> => {
  if (event.type !== type) throw new Error(`${event.type} came where ${type} was awaited`)
  return event as Extract<Event, { type: Type }>
}
