import type { IncomingMessage, Server } from "node:http"
import { Server as PlainServer, type Socket } from "node:net"
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises"

/** How long a request under way may still take when the server is told to stop, and a silent line. */
export type Farewell = { readonly answersMs: number; readonly silentMs: number }

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
  const connections = new Set<Socket>()
  /** How much was read from each when it last had an answer. */
  const readBefore = new WeakMap<Socket, number>()
  const unanswered = new Set<IncomingMessage>()
  let came = 0
  let isClosing = false

  server.on("connection", (connection) => {
    came += 1
    connections.add(connection)
    readBefore.set(connection, 0)
    connection.once("close", () => connections.delete(connection))
  })

  /** Who has begun to ask is not silent any more. */
  const sendSilentAway = (): void => {
    const waiting = new Set([...unanswered].map(({ socket }) => socket))
    for (const connection of connections)
      if (!waiting.has(connection) && connection.bytesRead === readBefore.get(connection))
        connection.end()
  }

  server.on("request", (request, response) => {
    came += 1
    unanswered.add(request)
    response.once("close", () => {
      unanswered.delete(request)
      readBefore.set(request.socket, request.socket.bytesRead)
      if (isClosing) setTimeout(sendSilentAway, farewell.silentMs)
    })
  })

  return async (): Promise<void> => {
    const cut = setTimeout(() => server.closeAllConnections(), farewell.answersMs)
    await nobodyWaits(() => came, farewell.answersMs / 2)
    isClosing = true
    const sentAway = pause(farewell.silentMs).then(sendSilentAway)
    await Promise.all([closeListener(server), sentAway]).finally(() => clearTimeout(cut))
  }
}
