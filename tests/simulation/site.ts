import { Effect, Exit } from "effect"
import type { Asking } from "./call.ts"
import { callsUnderWay, type CallsUnderWay } from "./calls-under-way.ts"
import { newCountdown } from "./countdown.ts"
import { drawsOf } from "./draws.ts"
import { askOver } from "./network.ts"
import type { Signed } from "./provider.ts"
import { answerOf } from "./server-answer.ts"
import type { Server } from "./server.ts"
import { isServer, serversOf, type Servers } from "./servers.ts"
import type { SiteNeeds } from "./site.needs.ts"

/** The address of the site, where a server answers as long as one runs. */
export type Site = {
  readonly start: () => Promise<void>
  /**
   * The servers die as they stand after so many more of their tasks, counted from the next call with
   * a key or from now, and others start in their place.
   */
  readonly killAfter: (tasks: number, atKey: boolean) => void
  /** No server dies or stands still any more. */
  readonly spare: () => void
  /** From now on work is done when it is asked for, and not before. */
  readonly endsDay: () => void
  /** To be told of every task that ran. */
  readonly noticeTask: (program: string) => Promise<void>
  readonly ask: (asking: Asking) => Promise<Response>
  readonly hear: (notice: Signed) => Promise<boolean>
  /** The server that runs now. */
  readonly server: () => Server | null
}

/** Longer than a key is silent before another server takes it over. */
const PAUSE_MS = [10_000, 180_000] as const

/** A call with a key takes about as many tasks of its server. */
const MOST_TASKS = 60

/** A message of the provider is taken, unless no server runs or the one that reads it dies. */
const hearBy =
  (servers: Servers, underWay: CallsUnderWay): Site["hear"] =>
  async ({ body, signature }) => {
    const server = servers.reached()
    if (server === null) return false
    const heard = server.program.run(Effect.exit(server.hear(body, signature)))
    const cut = new Promise<false>((resolve) => underWay.onCut(() => resolve(false)))
    const exit = await Promise.race([heard, cut])
    return exit !== false && Exit.isSuccess(exit)
  }

/** The site before its first server starts. */
export const siteIn = (needs: SiteNeeds): Site => {
  const { plan, timeline, weather, story, answers, broken } = needs
  const draws = drawsOf(plan.seed, "site")
  const underWay = callsUnderWay()
  const toCrash = newCountdown()
  const toPause = newCountdown()
  const servers = serversOf(needs, draws)
  const { reached } = servers
  const keyArrived = (): void => {
    toCrash.keyArrived()
    if (weather.strikes("serverPauses")) toPause.start(draws.between(1, MOST_TASKS), false)
  }
  const answering = { timeline, draws, answers, underWay, countdown: { keyArrived }, broken }
  const network = {
    timeline,
    weather,
    draws,
    reached,
    answerOf: (server: Server, asking: Asking) => answerOf(answering, server, asking),
  }

  const crash = (): void => {
    weather.note(underWay.hasKeyed() ? "crashWithKey" : "crash")
    servers.kill()
    underWay.cut()
    timeline.after(draws.between(500, 20_000), () => void timeline.outside(servers.start))
  }
  const pause = (server: string): void => {
    story.tell(`${server}: stands still`)
    servers.pause(server, draws.between(...PAUSE_MS))
  }
  return {
    start: servers.start,
    killAfter: toCrash.start,
    spare: () => {
      toCrash.stop()
      toPause.stop()
    },
    endsDay: servers.endDay,
    noticeTask: async (program) => {
      if (!isServer(program)) return
      const isRunning = servers.first() !== null
      if (toCrash.taskRan(isRunning)) return crash()
      if (toPause.taskRan(isRunning)) pause(program)
    },
    ask: (asking) => askOver(network, asking),
    hear: hearBy(servers, underWay),
    server: servers.first,
  }
}
