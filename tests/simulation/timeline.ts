import { Clock, Context, Duration, Effect, Logger, Random, type Scheduler } from "effect"
import type { Draws } from "./draws.ts"

/** One program of the simulated world. What is stopped never runs again, not even to tidy up. */
export type Program = {
  /** Runs an effect on the timeline, and says when it is over; one that is stopped never is. */
  readonly run: <A, E>(effect: Effect.Effect<A, E>) => Promise<A>
  /** For so many milliseconds nothing of it runs, as where its machine stands still; then it goes on. */
  readonly pause: (milliseconds: number) => void
  /** As a power cut would. */
  readonly kill: () => void
  readonly isAlive: () => boolean
}

type Task = { readonly program: State; readonly work: () => void }
type Timer = { readonly at: number; readonly order: number; readonly work: () => void }
type State = {
  readonly name: string
  isAlive: boolean
  /** What it is to do once its pause is over; null where it has none. */
  delayed: Array<() => void> | null
}

/** Virtual time, and the order in which everything happens: both follow from the seed alone. */
export type Timeline = {
  /** Milliseconds since the beginning; it never goes back. */
  readonly now: () => number
  /** Something outside all programs happens later; the answer calls it off. */
  readonly after: (milliseconds: number, work: () => void) => () => void
  /** What it writes into its log is heard. */
  readonly program: (name: string, heard?: (message: unknown) => void) => Program
  /** Something outside virtual time, such as a database engine, is at work until this ends. */
  readonly outside: <A>(work: () => Promise<A>) => Promise<A>
  /** Runs until the promise is over, or nothing is left to happen. */
  readonly until: <A>(over: Promise<A>) => Promise<A>
  /** Called after every task, before anything else happens. */
  onTask: (program: string) => void | Promise<void>
}

const NANOS_IN_MS = 1_000_000n

/** Nothing is left to happen, and still somebody waits; or so much happens that it never ends. */
export class NothingHappens extends Error {}

/** So many turns of the event loop without anything new mean that nothing is to come by itself. */
const QUIET_TURNS = 4

const MOST_TASKS = 400_000

const turnOfOthers = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const schedulerInto = (put: (work: () => void) => void): Scheduler.Scheduler => ({
  executionMode: "async",
  shouldYield: (fiber) => fiber.currentOpCount >= 2048,
  makeDispatcher: () => ({ scheduleTask: put, flush: () => undefined }),
})

const clockOf = (
  now: () => number,
  sleep: (milliseconds: number) => Effect.Effect<void>,
): Clock.Clock => ({
  currentTimeMillisUnsafe: now,
  currentTimeMillis: Effect.sync(now),
  currentTimeNanosUnsafe: () => BigInt(now()) * NANOS_IN_MS,
  currentTimeNanos: Effect.sync(() => BigInt(now()) * NANOS_IN_MS),
  monotonicTimeNanosUnsafe: () => BigInt(now()) * NANOS_IN_MS,
  monotonicTimeNanos: Effect.sync(() => BigInt(now()) * NANOS_IN_MS),
  sleep: (duration) => sleep(Duration.toMillis(duration)),
})

/** An empty timeline whose tasks come in the order that the draws say. */
export const timelineWith = (draws: Draws): Timeline => {
  const ready: Array<Task> = []
  const timers: Array<Timer> = []
  let time = 0
  let order = 0
  let atWorkOutside = 0
  let begunOutside = 0
  let tasks = 0

  const after: Timeline["after"] = (milliseconds, work) => {
    const timer = { at: time + Math.ceil(Math.max(0, milliseconds)), order: (order += 1), work }
    const later = timers.findIndex(({ at }) => at > timer.at)
    timers.splice(later < 0 ? timers.length : later, 0, timer)
    return () => {
      const place = timers.indexOf(timer)
      if (place >= 0) timers.splice(place, 1)
    }
  }

  const program: Timeline["program"] = (name, heard = () => undefined) => {
    const state: State = { name, isAlive: true, delayed: null }
    const put = (work: () => void): void => {
      if (!state.isAlive) return
      if (state.delayed === null) ready.push({ program: state, work })
      else state.delayed.push(work)
    }
    const goOn = (): void => {
      const delayed = state.delayed ?? []
      state.delayed = null
      for (const work of delayed) put(work)
    }
    const pause: Program["pause"] = (milliseconds) => {
      if (state.delayed !== null) return
      const isOwn = (task: Task): boolean => task.program === state
      state.delayed = ready.filter(isOwn).map(({ work }) => work)
      const others = ready.filter((task) => !isOwn(task))
      ready.splice(0, ready.length, ...others)
      after(milliseconds, goOn)
    }
    const sleep = (milliseconds: number): Effect.Effect<void> =>
      milliseconds === Infinity
        ? Effect.never
        : Effect.callback<void>((resume) => {
            const callOff = after(milliseconds, () => put(() => resume(Effect.void)))
            return Effect.sync(callOff)
          })
    const context = Context.empty().pipe(
      Context.add(
        Clock.Clock,
        clockOf(() => time, sleep),
      ),
      Context.add(Random.Random, {
        nextIntUnsafe: () => draws.between(0, Number.MAX_SAFE_INTEGER - 1),
        nextDoubleUnsafe: draws.next,
      }),
      Context.add(Logger.CurrentLoggers, new Set([Logger.make(({ message }) => heard(message))])),
    )
    const scheduler = schedulerInto(put)
    return {
      run: (effect) =>
        new Promise((resolve, reject) => {
          const told = Effect.matchCause(effect, { onSuccess: resolve, onFailure: reject })
          put(() => void Effect.runForkWith(context)(told, { scheduler }))
        }),
      pause,
      kill: () => void (state.isAlive = false),
      isAlive: () => state.isAlive,
    }
  }

  const takeTask = (): Task | undefined => {
    const place = ready.length === 1 ? 0 : draws.between(0, ready.length - 1)
    return ready.splice(place, 1)[0]
  }

  /** Waits for what is outside virtual time, so that it takes none. */
  const settled = async (): Promise<void> => {
    let quiet = 0
    while (atWorkOutside > 0 || (ready.length === 0 && quiet < QUIET_TURNS)) {
      const before = begunOutside
      await turnOfOthers()
      quiet = atWorkOutside > 0 || begunOutside > before ? 0 : quiet + 1
    }
  }

  const next = async (isOver: () => boolean): Promise<boolean> => {
    await Promise.resolve()
    if (ready.length === 0 || atWorkOutside > 0) await settled()
    // What is waited for may have come in the quiet: the next timer can be days ahead.
    if (isOver()) return true
    const task = takeTask()
    if (task !== undefined) {
      if ((tasks += 1) > MOST_TASKS) throw new NothingHappens("It never ends")
      if (!task.program.isAlive) return true
      task.work()
      await line.onTask(task.program.name)
      return true
    }
    const timer = timers.shift()
    if (timer === undefined) return false
    time = timer.at
    timer.work()
    return true
  }

  const line: Timeline = {
    now: () => time,
    after,
    program,
    outside: async (work) => {
      atWorkOutside += 1
      begunOutside += 1
      try {
        return await work()
      } finally {
        atWorkOutside -= 1
      }
    },
    until: async <A>(over: Promise<A>): Promise<A> => {
      let isOver = false
      const noted = over.finally(() => (isOver = true))
      noted.catch(() => undefined)
      while (!isOver)
        if (!(await next(() => isOver)) && !isOver) throw new NothingHappens("Nothing happens")
      return noted
    },
    onTask: () => undefined,
  }
  return line
}
