import { performance } from "node:perf_hooks"
import type { Declared, Group } from "./suites.ts"

/** What a test came to: nothing wrong, or what it threw. */
export interface Outcome {
  readonly test: Declared
  readonly failure: string | null
  readonly milliseconds: number
}

const LOOK_EVERY_MS = 500
const IDLE_LOOKS = 6
const IDLE = 0.02

// Taken before any test makes time stand still.
const { setInterval, clearInterval } = globalThis

/** Fails once the process has had nothing to do for a while: what is awaited will never come. */
const untilIdle = (): { readonly idle: Promise<never>; readonly stop: () => void } => {
  const { promise: idle, reject } = Promise.withResolvers<never>()
  let [last, looks] = [performance.eventLoopUtilization(), 0]
  const look = (): void => {
    const now = performance.eventLoopUtilization()
    looks = performance.eventLoopUtilization(now, last).utilization < IDLE ? looks + 1 : 0
    last = now
    if (looks === IDLE_LOOKS) reject(new Error("waits for what never comes"))
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  return { idle, stop: () => clearInterval(timer) }
}

const groupsOf = (group: Group | null): ReadonlyArray<Group> =>
  group === null ? [] : [...groupsOf(group.parent), group]

const failureOf = async (run: () => Promise<void>): Promise<string | null> => {
  const { idle, stop } = untilIdle()
  try {
    await Promise.race([run(), idle])
    return null
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  } finally {
    stop()
  }
}

const runOne = async ({ group, body }: Declared, begun: Set<Group>): Promise<void> => {
  const groups = groupsOf(group)
  for (const each of groups.filter((one) => !begun.has(one))) {
    begun.add(each)
    for (const step of each.steps.beforeAll) await step()
  }
  for (const { steps } of groups) for (const step of steps.beforeEach) await step()
  try {
    await body()
  } finally {
    for (const { steps } of groups.toReversed())
      for (const step of steps.afterEach.toReversed()) await step()
  }
}

/** Runs tests of one file, up to the first that fails where one failure is enough. */
export const runTests = async (
  tests: ReadonlyArray<Declared>,
  before: (test: Declared) => void,
  isEnough: boolean,
): Promise<ReadonlyArray<Outcome>> => {
  const begun = new Set<Group>()
  const outcomes: Array<Outcome> = []
  for (const test of tests) {
    before(test)
    const start = performance.now()
    const failure = await failureOf(() => runOne(test, begun))
    outcomes.push({ test, failure, milliseconds: performance.now() - start })
    if (failure !== null && isEnough) break
  }
  for (const { steps } of [...begun].toReversed())
    for (const step of steps.afterAll) await failureOf(async () => void (await step()))
  return outcomes
}
