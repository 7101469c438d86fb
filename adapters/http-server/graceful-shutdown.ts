import type { Server, ServerResponse } from "node:http"
import { Server as PlainServer, type Socket } from "node:net"
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises"

/** How long a request under way may still take when the server is told to stop, and a silent line. */
export type Farewell = { readonly answersMs: number; readonly silentMs: number }

/** One connection: the answers it waits for, and how much was read from it when it last had one. */
type OpenConnection = { readonly open: Set<ServerResponse>; read: number }

/**
 * Each turn of the event loop accepts one pending connection. Closing the server first would reset
 * connections that their clients hold for established: so it closes after two turns without a new
 * one, or after `mostMs` milliseconds where they keep coming.
 */
const nobodyWaits = async (came: () => number, mostMs: number): Promise<void> => {
  const began = performance.now()
  let [before, calm] = [came(), 0]
  while (calm < 2 && performance.now() - began < mostMs) {
    await nextTurn()
    calm = came() === before ? calm + 1 : 0
    before = came()
  }
}

/** HTTP's own close cuts off answers that were written but are still being sent. */
const closeListener = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    PlainServer.prototype.close.call(server, (failure) => (failure ? reject(failure) : resolve()))
  })

/**
 * Tracks open connections, so that the server can be closed without cutting off an answer: pending
 * connections are accepted, requests that have come are answered, and only idle ones are closed.
 */
export const gracefulShutdown = (server: Server, farewell: Farewell) => {
  const guests = new Map<Socket, OpenConnection>()
  let came = 0
  let isClosing = false

  server.on("connection", (socket) => {
    came += 1
    guests.set(socket, { open: new Set(), read: 0 })
    socket.once("close", () => guests.delete(socket))
  })

  /** Who has begun to ask is not silent any more. */
  const sendSilentAway = (): void => {
    for (const [socket, { open, read }] of guests)
      if (open.size === 0 && socket.bytesRead === read) socket.end()
  }

  server.on("request", ({ socket }, response) => {
    came += 1
    const guest = guests.get(socket)
    guest?.open.add(response)
    response.once("close", () => {
      guest?.open.delete(response)
      if (guest) guest.read = socket.bytesRead
      if (isClosing) setTimeout(sendSilentAway, farewell.silentMs)
    })
  })

  return async (): Promise<void> => {
    const cut = setTimeout(() => server.closeAllConnections(), farewell.answersMs)
    await nobodyWaits(() => came, farewell.answersMs / 2)
    isClosing = true
    const closed = closeListener(server)
    await pause(farewell.silentMs)
    sendSilentAway()
    await closed.finally(() => clearTimeout(cut))
  }
}
