import { getRequestListener } from "@hono/node-server"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { networkOf } from "./network.ts"

/** Slow senders are let go after so long. */
const HEADERS_TIMEOUT_MS = 15_000
const REQUEST_TIMEOUT_MS = 30_000
const KEEP_ALIVE_MS = 10_000

/** How long a request under way may still take when the server is told to stop. */
const LAST_WORDS_MS = 8000

/** A server that listens. Stopping it lets every request that it has accepted end. */
export type WebServer = { readonly port: number; readonly stop: () => Promise<void> }

const listening = (server: Server, port: number, host: string | null): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen({ port, ...(host === null ? {} : { host }) }, () => {
      server.off("error", reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

const stopped = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    const cut = setTimeout(() => server.closeAllConnections(), LAST_WORDS_MS)
    server.close((failure) => {
      clearTimeout(cut)
      if (failure) reject(failure)
      else resolve()
    })
    server.closeIdleConnections()
  })

/** Where to listen, and how many proxies of ours stand before it. */
export type ListeningTerms = {
  readonly port: number
  readonly host: string | null
  readonly trustedProxies?: number
}

/** Serves a site over HTTP on a port of this machine; port 0 is any that is free. */
export const startWebServer = async (
  answer: (request: Request, network?: string) => Promise<Response>,
  { port, host, trustedProxies = 0 }: ListeningTerms,
): Promise<WebServer> => {
  let stopping: Promise<void> | undefined
  const listener = getRequestListener(
    async (request, { incoming }) => {
      const forwarded = request.headers.get("x-forwarded-for")
      const { remoteAddress } = incoming.socket
      const response = await answer(request, networkOf(remoteAddress, forwarded, trustedProxies))
      if (stopping) response.headers.set("connection", "close")
      return response
    },
    { overrideGlobalObjects: false },
  )
  const server = createServer((request, response) => void listener(request, response))
  server.headersTimeout = HEADERS_TIMEOUT_MS
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const opened = await listening(server, port, host)
  return { port: opened, stop: () => (stopping ??= stopped(server)) }
}
