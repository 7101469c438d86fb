import { getRequestListener } from "@hono/node-server"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { SLOWEST_BYTES_PER_MS } from "../http-api/slowest-line.ts"
import { isForThisSite } from "./asked-host.ts"
import type { EarlyPage } from "./early-page.ts"
import type { EarlyRefusal } from "./early-refusal.ts"
import { gracefulShutdown, type Farewell } from "./graceful-shutdown.ts"
import { networkOf } from "./network.ts"
import { sendReady, type ReadyAnswer } from "./ready-answer.ts"
import { guardAgainstSlowRequests, type RequestPace } from "./slow-request-guard.ts"

/** Slow senders are let go after so long. */
const HEADERS_TIMEOUT_MS = 15_000
const KEEP_ALIVE_MS = 10_000
/** All headers and the address together; Node answers 431 to more. */
const MOST_HEADER_BYTES = 16 * 1024
const BAD_REQUEST = 400
const USUAL_PACE: RequestPace = { graceMs: 30_000, bytesPerMs: SLOWEST_BYTES_PER_MS, checkMs: 5000 }

/** A request that was on its way when the server was told to stop still finds its connection. */
const USUAL_FAREWELL: Farewell = { answersMs: 8000, silentMs: 200 }

/** A server that listens. Stopping it lets every request that it has accepted end. */
export type WebServer = { readonly port: number; readonly stop: () => Promise<void> }

type Received = Pick<IncomingMessage, "headers"> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** Node joins several lines of this header with commas, but its type does not say so. */
const forwardedIn = ({ "x-forwarded-for": given }: Received["headers"]): string | null =>
  given === undefined ? null : String(given)

const listening = (server: Server, port: number, host: string | null): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen({ port, ...(host === null ? {} : { host }) }, () => {
      server.off("error", reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

/** Where to listen, and how many proxies of ours stand before it. */
export type ListeningTerms = {
  readonly port: number
  readonly host: string | null
  readonly trustedProxies?: number
  /** Where guests and pages find this server; none lets it answer to every plain host. */
  readonly addresses?: ReadonlyArray<string>
  readonly pace?: RequestPace
  readonly farewell?: Farewell
  /** Refuses requests before anything is done for them. */
  readonly refusal?: EarlyRefusal
  /** Gives pages that are kept before anything else is done for a request. */
  readonly kept?: EarlyPage
}

/** Serves a site over HTTP on a port of this machine; port 0 is any that is free. */
export const startWebServer = async (
  answer: (request: Request, network?: string) => Promise<Response>,
  { port, host, trustedProxies = 0, pace = USUAL_PACE, ...terms }: ListeningTerms,
): Promise<WebServer> => {
  const isOurs = isForThisSite(terms.addresses ?? [])
  let stopping: Promise<void> | undefined
  const networkIn = ({ socket, headers }: Received): string | undefined =>
    networkOf(socket.remoteAddress, forwardedIn(headers), trustedProxies)
  const listener = getRequestListener(
    async (request, { incoming }) => {
      const response = await answer(request, networkIn(incoming))
      if (stopping) response.headers.set("connection", "close")
      return response
    },
    { overrideGlobalObjects: false },
  )
  const send = (response: ServerResponse, answer: ReadyAnswer): void => {
    if (stopping) response.setHeader("connection", "close")
    sendReady(response, answer)
  }
  const server = createServer({ maxHeaderSize: MOST_HEADER_BYTES }, (request, response) => {
    if (!isOurs(request)) return void response.writeHead(BAD_REQUEST, { connection: "close" }).end()
    guardAgainstSlowRequests(request, pace)
    const refused = terms.refusal?.(request, networkIn(request))
    if (refused) return send(response, refused)
    const kept = terms.kept?.(request)
    if (!kept) return void listener(request, response)
    void kept
      .catch(() => null)
      .then((page) => (page ? send(response, page) : listener(request, response)))
  })
  server.headersTimeout = HEADERS_TIMEOUT_MS
  // The time for a whole request depends on how much it brings: its pace is what counts.
  server.requestTimeout = 0
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const seeOut = gracefulShutdown(server, terms.farewell ?? USUAL_FAREWELL)
  const opened = await listening(server, port, host)
  return { port: opened, stop: () => (stopping ??= seeOut()) }
}
