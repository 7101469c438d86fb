import type { Draws } from "./draws.ts"
import { prunedKeysIn } from "./pruned-keys.ts"
import { startServer, type Server } from "./server.ts"
import type { SiteNeeds } from "./site.needs.ts"
import { Violation } from "./violation.ts"
import { inspect } from "node:util"

/** The one or two servers of a site. They share the stores, and die together. */
export type Servers = {
  readonly start: () => Promise<void>
  /** They die as they stand, with everything that they had asked of the stores. */
  readonly kill: () => void
  /** The server of this name stands still for so many milliseconds; others go on. */
  readonly pause: (name: string, milliseconds: number) => void
  /** The first server, as long as it runs. */
  readonly first: () => Server | null
  /** Either server may get a call, whichever got the one before. */
  readonly reached: () => Server | null
  /** From now on work is done when it is asked for, and not before. */
  readonly endDay: () => void
}

const FIRST = "server"
const SECOND = "second server"

/** Whether the program of this name is one of the servers. */
export const isServer = (program: string): boolean => program === FIRST || program === SECOND

/** Work that meets a defect is tried again for ever: nobody may rely on that. */
const defectReporter =
  (broken: SiteNeeds["broken"]) =>
  (message: unknown): void => {
    if (Array.isArray(message) && message[0] === "job.broke")
      broken(new Violation("11", `A job met a defect: ${inspect(message)}`))
  }

/** What a server is started with besides its stores and its program. */
const sharedNeeds = (site: SiteNeeds, draws: Draws, isDay: () => boolean) => {
  const { plan, provider, post, clock, randomness, unwanted, broken, weather } = site
  return {
    provider,
    post,
    clock,
    randomness,
    draws,
    limited: plan.limited,
    unwanted,
    broken,
    isDay,
    stops: () => weather.strikes("workStops"),
  }
}

/** The servers of a site before the first of them starts. */
export const serversOf = (site: SiteNeeds, draws: Draws): Servers => {
  const { timeline, weather, story, storage, clock } = site
  const pruned = prunedKeysIn(weather, site.answers)
  const reportDefect = defectReporter(site.broken)
  let first: Server | null = null
  let second: Server | null = null
  let isDay = true
  const shared = sharedNeeds(site, draws, () => isDay)

  const start = async (): Promise<void> => {
    const opened = await storage.open(clock)
    const stores = { ...opened, storedAnswers: pruned(opened.storedAnswers) }
    const started = (name: string): Server =>
      startServer({ ...shared, stores, program: timeline.program(name, reportDefect) })
    first = started(FIRST)
    story.tell("server: starts")
    if (weather.strikes("twoServers")) second = started(SECOND)
  }
  const kill = (): void => {
    first?.program.kill()
    second?.program.kill()
    storage.cut()
    first = null
    second = null
  }
  return {
    start,
    kill,
    pause: (name, milliseconds) => (name === FIRST ? first : second)?.program.pause(milliseconds),
    first: () => first,
    reached: () => (second !== null && draws.chance(0.5) ? second : first),
    endDay: () => void (isDay = false),
  }
}
