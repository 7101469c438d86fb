import { noConnection, type Asking } from "./call.ts"
import type { Draws } from "./draws.ts"
import type { Server } from "./server.ts"
import type { Timeline } from "./timeline.ts"
import { pauseOn } from "./virtual-time.ts"
import type { Weather } from "./weather.ts"

/** What lies between a browser and the servers. */
type NetworkNeeds = {
  readonly timeline: Timeline
  readonly weather: Weather
  readonly draws: Draws
  /** The server that a call reaches, if one runs. */
  readonly reached: () => Server | null
  readonly answerOf: (server: Server, asking: Asking) => Promise<Response>
}

const LOST_AFTER_MS = 3000

/** A call travels to a server and its answer back; either may be lost on its way. */
const travels = async (needs: NetworkNeeds, asking: Asking): Promise<Response> => {
  const { timeline, weather, draws, reached, answerOf } = needs
  await pauseOn(timeline, draws.between(5, 150))
  if (weather.strikes("requestLost")) {
    await pauseOn(timeline, LOST_AFTER_MS)
    throw noConnection()
  }
  const server = reached()
  if (server === null) throw noConnection()
  const response = await answerOf(server, asking)
  if (weather.strikes("answerLost")) {
    await pauseOn(timeline, LOST_AFTER_MS)
    throw noConnection()
  }
  await pauseOn(timeline, draws.between(5, 150))
  return response
}

/** Asks over the network, until the browser gives the call up. */
export const askOver = async (needs: NetworkNeeds, asking: Asking): Promise<Response> => {
  const aborted = new Promise<never>((_, reject) => {
    asking.signal.addEventListener("abort", () => reject(noConnection()))
  })
  aborted.catch(() => undefined)
  return Promise.race([travels(needs, asking), aborted])
}
