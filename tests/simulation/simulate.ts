import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { answersSeen } from "./answers-seen.ts"
import { everythingRests, holdsEndInTime, staysAreOver } from "./at-rest.ts"
import { visits } from "./booking-visit.ts"
import { drawsOf, type Draws } from "./draws.ts"
import { browserOf, visitOf, type Lobby } from "./guest.ts"
import { promisesAreKept } from "./invariants.ts"
import { blocks, imports } from "./operator.ts"
import type { Plan, Step } from "./plan.ts"
import { postIn } from "./post.ts"
import { nothingPromised } from "./promises.ts"
import { providerIn } from "./provider.ts"
import { siteIn } from "./site.ts"
import { stockOf } from "./stays.ts"
import type { MakeStorage, Seen } from "./storage.ts"
import { storyAt } from "./story.ts"
import { timelineWith } from "./timeline.ts"
import { inspect } from "node:util"
import { weatherOf } from "./weather.ts"

/** What came of one plan. */
export type Outcome = {
  readonly plan: Plan
  /** The first promise that was broken; null where all were kept. */
  readonly violation: Error | null
  readonly lines: ReadonlyArray<string>
  readonly counts: ReadonlyMap<string, number>
  readonly hash: string
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
/** After the last fault: what hangs by then hangs on, and holds have to end beside it. */
const SETTLING_MS = 6 * MINUTE_MS

/** The last bookings are done with well before, their deposits returned. */
const END = Date.parse("2026-12-31T00:00:00.000Z")
const MOST_ROUNDS = 400

const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(inspect(thrown, { depth: 6 }))

/** Patience in virtual time: an own clock would go on while a world stands still. */
const inVirtualTime = (after: (milliseconds: number, work: () => void) => void) => {
  const real = AbortSignal.timeout
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController()
    after(milliseconds, () => controller.abort())
    return controller.signal
  }
  return () => void (AbortSignal.timeout = real)
}

const killsAtKey = ({ menu }: Plan, draws: Draws): boolean =>
  menu.includes("crashWithKey") && (!menu.includes("crash") || draws.chance(0.5))

/** Plays a plan to its end, or to the first promise that is broken. */
export const simulate = async (plan: Plan, makeStorage: MakeStorage): Promise<Outcome> => {
  const timeline = timelineWith(drawsOf(plan.seed, "order"))
  const story = storyAt(timeline.now)
  const weather = weatherOf(plan.seed, plan.menu, story)
  const around = { seed: plan.seed, timeline, weather, story }
  const storage = await makeStorage(stockOf(plan.units), { weather, timeline })
  const provider = providerIn(around)
  const post = postIn(around)
  const promised = nothingPromised()
  let skew = 0
  let violation: Error | null = null
  const broken = (how: unknown): void => void (violation ??= asError(how))
  const now = (): number => Date.parse(plan.begins) + timeline.now() + skew
  const site = siteIn({
    plan,
    timeline,
    weather,
    story,
    storage,
    provider,
    post,
    clock: { now },
    randomness: seededRandomness(plan.seed),
    answers: answersSeen(story.count),
    unwanted: (key) => void promised.unwanted.add(key),
    broken,
  })
  provider.listener = site.hear
  const lobby: Lobby = {
    timeline,
    weather,
    story,
    site,
    provider,
    post,
    promised,
    now,
    broken,
    made: new Map(),
  }

  let before: Seen | null = null
  let lastTruth = provider.version()
  const look = async (isAnyway = false): Promise<Seen | null> => {
    const seen = await storage.look(isAnyway || provider.version() !== lastTruth)
    if (seen === null) return null
    lastTruth = provider.version()
    promisesAreKept({ seen, before, provider, post, promised })
    before = seen
    return seen
  }
  timeline.onTask = async (program) => {
    await look()
    if (violation) throw violation
    await site.noticeTask(program)
  }

  const browsers = new Map<number, ReturnType<typeof browserOf>>()
  const browserFor = (number: number) => {
    const known = browsers.get(number) ?? browserOf(lobby, number)
    browsers.set(number, known)
    return known
  }
  const STRANGER = 99

  const jumps = (seed: number): void => {
    const draws = drawsOf(seed, "clock")
    const isAhead =
      plan.menu.includes("clockForward") && (draws.chance(0.5) || !plan.menu.includes("clockBack"))
    weather.note(isAhead ? "clockForward" : "clockBack")
    skew += isAhead ? HOUR_MS : -HOUR_MS
  }

  const begins = async (step: Step): Promise<void> => {
    const draws = drawsOf(step.seed, "step")
    const server = site.server()
    switch (step.what) {
      case "visits": {
        const visit = visitOf(lobby, browserFor(step.guest), step.guest, step.seed)
        const stranger = visitOf(lobby, browserFor(STRANGER), STRANGER, step.seed + 1)
        return timeline.program(`guest ${step.guest}`).run(visits(visit, stranger))
      }
      case "imports":
        server?.program.run(imports(server.stores, step.seed, story)).catch(broken)
        return
      case "blocks":
        server?.program.run(blocks(server.stores, step.seed, story)).catch(broken)
        return
      case "crashes":
        return site.killAfter(draws.between(1, 60), killsAtKey(plan, draws))
      case "clockJumps":
        return jumps(step.seed)
      default:
        return step satisfies never
    }
  }

  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => void timeline.after(milliseconds, resolve))

  const theDay = async (): Promise<void> => {
    const journeys: Array<Promise<void>> = []
    for (const step of plan.steps) {
      if (step.at > timeline.now()) await pause(step.at - timeline.now())
      journeys.push(begins(step))
    }
    await Promise.all(journeys)
  }

  /** From one thing that is due to the next, until nothing is before this moment. */
  const workUntil = async (until: number): Promise<void> => {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const server = site.server()
      if (server !== null) await server.program.run(server.workOff)
      const seen = await look(true)
      if (seen === null) {
        await pause(SECOND_MS)
        continue
      }
      const due = seen.jobs.filter(({ isOver }) => !isOver).map(({ notBefore }) => notBefore)
      const next = Math.max(Math.min(...due), now() + SECOND_MS)
      if (next > until) return
      await pause(next - now())
    }
    throw new Error(
      `There is always something to be done: ${JSON.stringify((await storage.look(true))?.jobs.filter(({ isOver }) => !isOver))}`,
    )
  }

  /** Work goes on as by day: whatever hangs must not keep a hold from ending. */
  const lastHoldsEnd = async (): Promise<void> => {
    await pause(SETTLING_MS)
    const seen = await look(true)
    if (seen !== null) holdsEndInTime(seen, now())
    site.endsDay()
    await pause(MINUTE_MS)
  }

  const rests = (): void => {
    if (before !== null) everythingRests({ seen: before, before, provider, post, promised }, now())
  }

  const wholeLife = async (): Promise<void> => {
    await timeline.until(timeline.outside(site.start))
    await timeline.until(theDay())
    weather.clear()
    site.spare()
    story.tell("nothing goes wrong any more")
    await timeline.until(lastHoldsEnd())
    // A hold ends as much later as a clock was set back.
    const settling = 2 * HOUR_MS - Math.min(0, skew)
    // What was asked before the weather cleared may take as long as a provider that hangs.
    await timeline.until(workUntil(now() + settling))
    provider.endOfDay()
    await timeline.until(pause(MINUTE_MS))
    await timeline.until(workUntil(now() + settling))
    rests()
    await timeline.until(workUntil(END))
    rests()
    if (before !== null) staysAreOver({ seen: before, before, provider, post, promised })
  }

  const restore = inVirtualTime(timeline.after)
  try {
    await wholeLife()
  } catch (thrown) {
    broken(thrown)
  } finally {
    restore()
  }
  for (const record of before === null ? [] : (before as Seen).records) {
    for (const [place, entry] of record.history.entries()) {
      const from = record.history[place - 1]?.status ?? "start"
      story.count(`edge ${from} ${entry.event} ${entry.status}`)
    }
    story.tell(`in the end: ${record.id} ${record.status}`)
  }
  return { plan, violation, lines: story.lines(), counts: story.counts, hash: story.hash() }
}
