import { everythingRests } from "#tests/simulation/at-rest.ts"
import { drawsOf, type Draws } from "#tests/simulation/draws.ts"
import { promisesAreKept, type Facts } from "#tests/simulation/invariants.ts"
import type { Seen } from "#tests/simulation/storage.ts"
import { setTimeout as pause } from "node:timers/promises"
import { keepsComing, type Crowd } from "./crash-guest.ts"
import type { OwnStore, Kept } from "../own-store.ts"
import { crashingServer, type CrashingServer } from "./crashing-server.ts"
import { postFrom } from "./mailbox-post.ts"
import { nothingTold, toldByNow, wordsAreKept, type Told } from "./promised-stays.ts"
import { join } from "node:path"

/** What a run of crashes came to. */
export type CrashReport = {
  readonly rounds: number
  /** How often each thing was killed. */
  readonly crashes: Readonly<Record<Crash, number>>
  /** How long it took from each start until the site was ready, in milliseconds. */
  readonly readyMs: ReadonlyArray<number>
  readonly bookings: number
  readonly booked: number
  readonly cancelled: number
  readonly calls: number
  readonly unanswered: number
  /** Promises that were broken, in the words of the invariants. */
  readonly broken: ReadonlyArray<string>
}

/**
 * What is killed: the server, the server while it starts, the database, the server and the database,
 * or the server while another waits for its folder, which is killed once it may have it.
 */
export type Crash = "server" | "starting" | "database" | "both" | "secondOwner"

export type CrashPlan = {
  /** What is killed, in this order. */
  readonly crashes: ReadonlyArray<Crash>
  /** No further crash after this moment. */
  readonly until: number
  readonly guests: number
  readonly seed: number
  /**
   * The longest time between two crashes. A key whose server died is taken over after five seconds:
   * with less, an answer may have to wait for many crashes.
   */
  readonly longestMs: number
  /** Wait in the end until everything rests; takes minutes. */
  readonly rests: boolean
  /** What is lost stays lost: a store that is costly to look at is looked at after so many rounds. */
  readonly lookEvery: number
  readonly say: (line: string) => void
}

/** Of a site whose guests are all from one machine. */
export const SETTINGS = {
  TRUSTED_PROXIES: "1",
  LOG_LEVEL: "error",
  HOLD_MINUTES: "1",
  HOLD_LIMITS: "networkRoomNights=999999 networkShare=200 strangersShare=200 provedShare=200",
}
const MOST_BROKEN = 20
const REST_LOOKS = 40
const REST_PAUSE_MS = 15_000
const WORTH_A_LINE_MS = 20_000
/** The longest hold, and the time after which a try to pay without a name is let go. */
const LIFE_MS = 180_000

/** Letters whose jobs may end without a letter: their reader is the property, or nobody any more. */
const mayBeUnwanted = (key: string): boolean => !/^\w{26}\/confirmed\//.test(key)

/** Throws a `Violation` where a promise is broken. */
export type Judge = (kept: Kept, told: Told) => Facts

/** Holds everything that is kept against what was told and what must be so. */
export const judging = (arrived: () => ReadonlyMap<string, number>): Judge => {
  let before: Seen | null = null
  return ({ seen, truths }, told) => {
    const unwanted = new Set(
      seen.jobs.flatMap(({ kind, key }) => (kind === "mail" && mayBeUnwanted(key) ? [key] : [])),
    )
    const facts: Facts = {
      seen,
      before,
      provider: { truths: () => truths, takenByItself: new Set() },
      post: { arrived: arrived() },
      promised: { ...told.promised, unwanted },
    }
    promisesAreKept(facts)
    wordsAreKept(seen.records, told.statuses)
    before = seen
    return facts
  }
}

const drawn = (isInside: boolean, share: number): Crash => {
  if (isInside && share < 0.1) return "secondOwner"
  if (isInside) return share < 0.85 ? "server" : "starting"
  if (share < 0.4) return "server"
  if (share < 0.5) return "starting"
  return share < 0.85 ? "database" : "both"
}

/** So many crashes of a store, drawn from a seed. */
export const crashesDrawn = (
  { database }: OwnStore,
  rounds: number,
  seed: number,
): ReadonlyArray<Crash> => {
  const draws = drawsOf(seed, "kinds of crashes")
  return Array.from({ length: rounds }, () => drawn(database === null, draws.next()))
}

type Watch = {
  readonly store: OwnStore
  readonly server: CrashingServer
  /** Another server on the same store. */
  readonly second: CrashingServer
  readonly draws: Draws
  readonly told: Told
  readonly judge: Judge
  readonly readyMs: Array<number>
  readonly broken: (how: unknown) => void
  readonly say: CrashPlan["say"]
}

const measured = async (
  { readyMs, server, say }: Watch,
  start: () => Promise<void> | void,
): Promise<void> => {
  const began = performance.now()
  await start()
  const startedMs = performance.now() - began
  await server.untilReady()
  const ms = performance.now() - began
  readyMs.push(ms)
  if (ms > WORTH_A_LINE_MS)
    say(
      `Ready after ${ms.toFixed(0)} ms, ${startedMs.toFixed(0)} of them to start: ${server.said()}`,
    )
}

/** What had been told before the look is held against what was seen in it. */
const looked = async ({ store, told, judge }: Watch): Promise<Facts> => {
  const before = toldByNow(told)
  return judge(await store.look(), before)
}

const lookedAnyway = (watch: Watch): Promise<unknown> => looked(watch).catch(watch.broken)

/**
 * A second server waits for the folder of the first, may take it once that is dead, and dies as well.
 * Long enough for it to be ready, if nothing kept it from the folder.
 */
const killBesideAnother = async ({ server, second, draws, broken }: Watch): Promise<void> => {
  second.spawn()
  await pause(draws.between(200, 9000))
  if (await second.isReady()) broken(new Error("Two servers have one folder"))
  await server.kill()
  await pause(draws.between(0, 1500))
  await second.kill()
}

/** Kills, looks at what is left if it is to, and starts again. */
const kill = async (watch: Watch, what: Crash, looks: boolean): Promise<void> => {
  const { server, store, draws } = watch
  switch (what) {
    case "server":
      await server.kill()
      break
    case "starting":
      await server.kill()
      server.spawn()
      await pause(draws.between(50, 1500))
      await server.kill()
      break
    case "database":
      await store.database?.crash()
      await pause(draws.between(0, 500))
      await measured(watch, () => store.database?.start())
      if (looks) await lookedAnyway(watch)
      return
    case "both":
      await Promise.all([server.kill(), store.database?.crash()])
      await store.database?.start()
      break
    case "secondOwner":
      await killBesideAnother(watch)
      break
    default:
      what satisfies never
  }
  if (looks) await lookedAnyway(watch)
  await measured(watch, server.spawn)
}

/** The work that is still to be done, and when. */
const leftIn = ({ seen }: Facts): string =>
  JSON.stringify(seen.jobs.filter(({ isOver }) => !isOver))

/** Once nobody comes any more, everything ends by itself. */
const untilRest = async (watch: Watch): Promise<void> => {
  const { store, server, broken, say } = watch
  let unrest: unknown = null
  await pause(LIFE_MS)
  for (let look = 0; look < REST_LOOKS; look += 1) {
    const now = Date.now() - REST_PAUSE_MS
    if (store.database === null) await server.stop()
    const facts = await looked(watch)
    try {
      return everythingRests(facts, now)
    } catch (how) {
      unrest = how
      say(`Not yet: ${String(how)}`)
    }
    if (store.database === null) await measured(watch, server.spawn)
    await pause(REST_PAUSE_MS)
  }
  broken(unrest)
  say(`Left to be done: ${leftIn(await looked(watch))}`)
}

const watching = async (store: OwnStore, plan: CrashPlan, broken: Watch["broken"]) => {
  const post = postFrom(join(store.folder, "mailbox"))
  const server = await crashingServer({ ...SETTINGS, ...store.settings })
  const second = await crashingServer({ ...SETTINGS, ...store.settings })
  const told = nothingTold()
  const judge = judging(post.arrived)
  const draws = drawsOf(plan.seed, "crashes")
  const watch: Watch = {
    store,
    server,
    second,
    draws,
    told,
    judge,
    readyMs: [],
    broken,
    say: plan.say,
  }
  const counts = { calls: 0, unanswered: 0, booked: 0, cancelled: 0 }
  const { seed } = plan
  const { linkTo } = post
  const crowd: Crowd = { address: server.address, seed, told, linkTo, broken, counts }
  return { watch, crowd }
}

/** Kills the site again and again while guests book, and looks at what is left. */
export const crashed = async (store: OwnStore, plan: CrashPlan): Promise<CrashReport> => {
  const { say } = plan
  const broken: Array<string> = []
  const note = (how: unknown): void => {
    const words = how instanceof Error ? (how.stack ?? how.message) : String(how)
    say(words)
    broken.push(words)
  }
  const { watch, crowd } = await watching(store, plan, note)
  const { server, draws, readyMs } = watch
  const crashes: Record<Crash, number> = {
    server: 0,
    starting: 0,
    database: 0,
    both: 0,
    secondOwner: 0,
  }
  try {
    await measured(watch, server.spawn)
    let [guests, isOver] = [0, false]
    const coming = () =>
      keepsComing(
        crowd,
        () => (guests += 1),
        () => isOver,
      )
    const visits = Array.from({ length: plan.guests }, coming)
    let round = 0
    for (const what of plan.crashes) {
      if (broken.length >= MOST_BROKEN || Date.now() > plan.until) break
      round += 1
      await pause(draws.between(100, plan.longestMs))
      crashes[what] += 1
      await kill(watch, what, round % plan.lookEvery === 0)
      if (round % 10 === 0) say(`${store.name}: ${round} of ${plan.crashes.length} rounds`)
    }
    isOver = true
    await Promise.all(visits)
    if (plan.rests) await untilRest(watch)
    await server.stop()
    const { seen } = await looked(watch)
    const bookings = seen.records.length
    return { rounds: round, crashes, readyMs, bookings, ...crowd.counts, broken }
  } finally {
    await Promise.all([server.kill(), watch.second.kill()])
  }
}
