import type { Clock, Randomness } from "#core/kernel/environment.port.ts"
import { Effect, Exit } from "effect"
import type { AnswersSeen } from "./answers-seen.ts"
import { drawsOf } from "./draws.ts"
import type { Plan } from "./plan.ts"
import type { Post } from "./post.ts"
import { prunedKeysIn } from "./pruned-keys.ts"
import type { Provider, Signed } from "./provider.ts"
import { startServer, type Server } from "./server.ts"
import type { Storage } from "./storage.ts"
import type { Story } from "./story.ts"
import type { Timeline } from "./timeline.ts"
import { Violation } from "./violation.ts"
import type { Weather } from "./weather.ts"
import { inspect } from "node:util"

type Around = {
  readonly plan: Plan
  readonly timeline: Timeline
  readonly weather: Weather
  readonly story: Story
  readonly storage: Storage
  readonly provider: Provider
  readonly post: Post
  readonly clock: Clock
  readonly randomness: Randomness
  readonly answers: AnswersSeen
  readonly unwanted: (job: string) => void
  /** A promise was broken, or a program met what must not be. */
  readonly broken: (how: unknown) => void
}

/** What a browser sends. */
export type Call = {
  readonly address: string
  readonly method: string
  readonly headers: Headers
  readonly body: string | null
}

/** A call, and what its browser gives it up by. */
export type Asking = { readonly call: Call; readonly signal: AbortSignal }

/** The call as it arrives. A request keeps its own signal only until memory is tidied up. */
const requestOf = ({ address, method, headers, body }: Call, signal: AbortSignal): Request =>
  Object.defineProperty(new Request(address, { method, headers, body }), "signal", {
    value: signal,
  })

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

const SERVER = "server"
const SECOND_SERVER = "second server"

const noConnection = (): Error => new TypeError("fetch failed")

/** The site before its first server starts. */
export const siteIn = (around: Around): Site => {
  const { plan, timeline, weather, story, storage, provider, post, clock, randomness, answers } =
    around
  const draws = drawsOf(plan.seed, "site")
  const underWay = new Set<(why: Error) => void>()
  const onKeys = new Set<Call>()
  const pruned = prunedKeysIn(weather, answers)
  let running: Server | null = null
  let second: Server | null = null
  let left = Infinity
  let leftAtKey = Infinity
  let isDay = true

  /** Work that meets a defect is tried again for ever: nobody may rely on that. */
  const noted = (message: unknown): void => {
    if (Array.isArray(message) && message[0] === "job.broke")
      around.broken(new Violation("11", `A job met a defect: ${inspect(message)}`))
  }
  const compared = (look: () => void): void => {
    try {
      look()
    } catch (how) {
      around.broken(how)
    }
  }

  const start = async (): Promise<void> => {
    const opened = await storage.open(clock)
    const stores = { ...opened, storedAnswers: pruned(opened.storedAnswers) }
    const { limited } = plan
    const { unwanted, broken } = around
    const world = { stores, provider, post, clock, randomness, draws, limited, unwanted, broken }
    const started = (name: string): Server =>
      startServer({ ...world, program: timeline.program(name, noted), isDay: () => isDay })
    running = started(SERVER)
    story.tell("server: starts")
    if (!weather.strikes("twoServers")) return
    second = started(SECOND_SERVER)
  }

  const kill = (): void => {
    weather.note(onKeys.size > 0 ? "crashWithKey" : "crash")
    running?.program.kill()
    second?.program.kill()
    storage.cut()
    running = null
    second = null
    onKeys.clear()
    for (const cutOff of underWay) cutOff(noConnection())
    underWay.clear()
    timeline.after(draws.between(500, 20_000), () => void timeline.outside(start))
  }

  /** A call that is cut off by the death of its server, by its own asker, or by nobody. */
  const underServer = (server: Server, { call, signal }: Asking): Promise<Response> => {
    const gone = new AbortController()
    signal.addEventListener("abort", () => {
      timeline.after(draws.between(0, 50), () => {
        if (server.program.isAlive()) gone.abort()
      })
    })
    if (call.headers.has("idempotency-key")) {
      onKeys.add(call)
      left = Math.min(left, leftAtKey)
      leftAtKey = Infinity
    }
    return new Promise((resolve, reject) => {
      underWay.add(reject)
      const answered = async (): Promise<Response> => {
        const request = requestOf(call, gone.signal)
        const caller = server.callerOf(request)
        const response = await server.answer(request, caller)
        underWay.delete(reject)
        onKeys.delete(call)
        const text = await response.clone().text()
        compared(() => answers.note(caller.guest.id, call, response.status, text))
        return response
      }
      answered().then(resolve, (defect: unknown) => {
        onKeys.delete(call)
        if (underWay.delete(reject))
          around.broken(
            new Violation("5", `${call.address} met a defect: ${inspect(defect, { depth: 6 })}`),
          )
        reject(noConnection())
      })
    })
  }

  /** Either server may get a call, whichever got the one before. */
  const serverReached = (): Server | null =>
    second !== null && draws.chance(0.5) ? second : running

  const ask: Site["ask"] = async (asking) => {
    const pause = (milliseconds: number): Promise<void> =>
      new Promise((resolve) => void timeline.after(milliseconds, resolve))
    const aborted = new Promise<never>((_, reject) => {
      asking.signal.addEventListener("abort", () => reject(noConnection()))
    })
    aborted.catch(() => undefined)
    const travels = async (): Promise<Response> => {
      await pause(draws.between(5, 150))
      if (weather.strikes("requestLost")) {
        await pause(3000)
        throw noConnection()
      }
      const server = serverReached()
      if (server === null) throw noConnection()
      const response = await underServer(server, asking)
      if (weather.strikes("answerLost")) {
        await pause(3000)
        throw noConnection()
      }
      await pause(draws.between(5, 150))
      return response
    }
    return Promise.race([travels(), aborted])
  }

  return {
    start,
    killAfter: (tasks, atKey) => {
      if (atKey) leftAtKey = tasks
      else left = tasks
    },
    spare: () => {
      left = Infinity
      leftAtKey = Infinity
    },
    endsDay: () => void (isDay = false),
    noticeTask: async (program) => {
      if ((program !== SERVER && program !== SECOND_SERVER) || left === Infinity) return
      left -= 1
      if (left > 0 || running === null) return
      left = Infinity
      kill()
    },
    ask,
    hear: async ({ body, signature }) => {
      const server = serverReached()
      if (server === null) return false
      const heard = server.program.run(Effect.exit(server.hear(body, signature)))
      const cut = new Promise<false>((resolve) => void underWay.add(() => resolve(false)))
      const exit = await Promise.race([heard, cut])
      return exit !== false && Exit.isSuccess(exit)
    },
    server: () => running,
  }
}
