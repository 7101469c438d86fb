import { createActor, type AnyStateMachine, type EventFrom, type InputFrom } from "xstate"

/** More turns than any answer of a double takes. */
const TURNS = 4

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise(setImmediate)
}

/**
 * The states of a machine on its way, each with its tags and whether all is over. The guest does the next thing when
 * nothing goes on by itself any more.
 */
export const courseOf = async <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  ...events: ReadonlyArray<EventFrom<Machine>>
) => {
  const states: Array<string> = []
  const actor = createActor(machine, { input } as never)
  actor.subscribe(({ value, tags, status }) => {
    const state = [value, ...tags, ...(status === "done" ? ["over"] : [])].join(" ")
    if (state !== states.at(-1)) states.push(state)
  })
  actor.start()
  await settled()
  for (const event of events) {
    actor.send(event)
    await settled()
  }
  const { context } = actor.getSnapshot()
  return { states, context: context as ReturnType<Machine["getInitialSnapshot"]>["context"] }
}
