import { Effect, Exit } from "effect"
import type { Asking } from "./call.ts"
import { callsUnderWay, type CallsUnderWay } from "./calls-under-way.ts"
import { crashCountdown } from "./crash-countdown.ts"
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
  /** No server dies any more. */
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
  const { plan, timeline, weather, answers, broken } = needs
  const draws = drawsOf(plan.seed, "site")
  const underWay = callsUnderWay()
  const countdown = crashCountdown()
  const servers = serversOf(needs, draws)
  const { reached } = servers
  const answering = { timeline, draws, answers, underWay, countdown, broken }
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
  return {
    start: servers.start,
    killAfter: countdown.start,
    spare: countdown.stop,
    endsDay: servers.endDay,
    noticeTask: async (program) => {
      if (isServer(program) && countdown.taskRan(servers.first() !== null)) crash()
    },
    ask: (asking) => askOver(network, asking),
    hear: hearBy(servers, underWay),
    server: servers.first,
  }
}
