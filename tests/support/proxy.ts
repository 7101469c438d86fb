import { once } from "node:events"
import {
  createServer,
  request as askOver,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http"
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2"
import type { AddressInfo } from "node:net"
import { brotliCompressSync } from "node:zlib"
import { testCertificate } from "./test-certificate.ts"

/** What only one connection says of itself; over HTTP/2 it must not be said. */
const OF_THE_CONNECTION = new Set(["connection", "keep-alive", "transfer-encoding"])

const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(":") && !OF_THE_CONNECTION.has(name),
    ),
  )

/** Pages that the proxy gives itself, by their path. */
export type OwnPages = ReadonlyMap<string, string>

type Asked = IncomingMessage | Http2ServerRequest
type Answer = ServerResponse | Http2ServerResponse

const passOn = (target: URL, pages: OwnPages) => (request: Asked, response: Answer) => {
  const answer = response as ServerResponse
  const page = pages.get(request.url ?? "")
  if (page !== undefined) {
    const type = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" }
    answer.writeHead(200, type)
    return void answer.end(brotliCompressSync(page))
  }
  const asked = askOver(
    {
      host: target.hostname,
      port: target.port,
      method: request.method ?? "GET",
      path: request.url ?? "/",
      headers: {
        ...passedOn(request.headers),
        host: String(request.headers[":authority"] ?? request.headers.host),
      },
    },
    (given) => {
      answer.writeHead(given.statusCode ?? 502, passedOn(given.headers))
      given.pipe(answer)
    },
  )
  asked.on("error", () => response.destroy())
  request.pipe(asked)
}

/** A proxy before a site on this machine that speaks HTTP/2 or HTTP/1.1 and has pages of its own. */
export const startProxy = async (site: string, protocol: "h1" | "h2", pages: OwnPages) => {
  const answer = passOn(new URL(site), pages)
  const server =
    protocol === "h2"
      ? createSecureServer({ ...testCertificate, allowHTTP1: true }, answer)
      : createServer(answer)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const address = protocol === "h2" ? `https://localhost:${port}` : `http://localhost:${port}`
  return { address, stop: () => void server.close() }
}
