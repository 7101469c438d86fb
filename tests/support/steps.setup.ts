import { mkdirSync, writeFileSync } from "node:fs"
import { relative } from "node:path"
import { guardNameOf } from "../../docs/generators/state-charts/step-names.ts"
import { afterAll, expect } from "vitest"
import {
  getInitialMicrosteps,
  getMicrosteps,
  StateMachine,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from "xstate"

// With RECORD_STEPS, every step that a machine takes in a test is written down beside its name.

const taken = new Map<string, Set<string>>()
let isLooking = false

type Told = { readonly type: string; readonly output?: { readonly type?: string } }

const placeOf = ({ value }: Pick<AnyMachineSnapshot, "value">): string =>
  typeof value === "string"
    ? value
    : Object.entries(value)
        .map(([name, inside]) => `${name}.${placeOf({ value: inside! })}`)
        .join(",")

/** An actor's answer is known by the event that the machine makes of it. */
const nameOf = ({ type, output }: Told): string =>
  type.startsWith("xstate.done.actor") ? (output?.type ?? type) : type

const write = (step: string, test: string): void => {
  const tests = taken.get(step) ?? new Set()
  taken.set(step, tests.add(test))
}

/**
 * The condition of the step that is taken, "" where it has none; null where several are taken at
 * once, or where the machine raises an actor's answer as an event of its own.
 */
const guardOf = (machine: AnyStateMachine, before: AnyMachineSnapshot, event: Told) => {
  const [chosen, ...others] = machine.getTransitionData(before, event as never) ?? []
  const isAnswer = nameOf(event) !== event.type
  if (chosen === undefined || others.length > 0 || isAnswer) return null
  return chosen.guard ? guardNameOf(chosen.guard) : ""
}

const record = (machine: AnyStateMachine, before: AnyMachineSnapshot, event: Told): void => {
  // A walk along every path is often taken while the file is read, before its first test.
  const test = expect.getState().currentTestName ?? ""
  let from = placeOf(before)
  let name = nameOf(event)
  let guard = guardOf(machine, before, event)
  for (const [snapshot] of getMicrosteps(machine, before, event as never)) {
    const to = placeOf(snapshot as AnyMachineSnapshot)
    write(JSON.stringify([machine.id, from, name, to, guard]), test)
    if (from !== to) [name, guard] = ["at once", null]
    from = to
  }
}

const recordStart = (machine: AnyStateMachine, input: unknown): void => {
  const test = expect.getState().currentTestName ?? ""
  const places = getInitialMicrosteps(machine, input as never).map(([snapshot]) =>
    placeOf(snapshot as AnyMachineSnapshot),
  )
  for (const [index, to] of places.entries())
    if (index > 0) write(JSON.stringify([machine.id, places[index - 1], "at once", to, null]), test)
}

const known = new Set<string>()
const original = StateMachine.prototype.transition

StateMachine.prototype.transition = function (this: AnyStateMachine, ...given) {
  const [before, event] = given as unknown as [AnyMachineSnapshot, Told]
  const after = original.apply(this, given) as AnyMachineSnapshot
  const test = expect.getState().currentTestName
  const key = JSON.stringify([this.id, before.value, nameOf(event), after.value, test])
  if (isLooking || known.has(key) || event.type === "xstate.init") return after as never
  known.add(key)
  isLooking = true
  try {
    record(this, before, event)
  } catch {
    // An event that this snapshot cannot take again, such as a defect, is no step.
  } finally {
    isLooking = false
  }
  return after as never
}

const originalStart = StateMachine.prototype.getInitialSnapshot

StateMachine.prototype.getInitialSnapshot = function (this: AnyStateMachine, ...given) {
  if (!isLooking) {
    isLooking = true
    try {
      recordStart(this, given[1])
    } catch {
      // A machine that cannot start takes no step.
    } finally {
      isLooking = false
    }
  }
  return originalStart.apply(this, given)
}

afterAll(() => {
  const { testPath = "" } = expect.getState()
  if (taken.size === 0) return
  const file = relative(process.cwd(), testPath)
  const steps = [...taken].map(([step, tests]) => [step, [...tests]])
  mkdirSync(".cache/steps", { recursive: true })
  writeFileSync(
    `.cache/steps/${file.replaceAll(/[^\w.-]/g, "_")}.json`,
    JSON.stringify({ file, steps }),
  )
})
