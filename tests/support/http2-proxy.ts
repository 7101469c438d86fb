import { once } from "node:events"
import { request as askOver, type IncomingHttpHeaders } from "node:http"
import { createSecureServer } from "node:http2"
import type { AddressInfo } from "node:net"
import { testCertificate } from "./test-certificate.ts"

/** What only the connection to the site itself says; over HTTP/2 it must not be said. */
const OF_THE_CONNECTION = new Set(["connection", "keep-alive", "transfer-encoding"])

const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(":") && !OF_THE_CONNECTION.has(name),
    ),
  )

/** A proxy that speaks HTTP/2 to browsers and HTTP/1.1 to a site on this machine. */
export const startHttp2Proxy = async (site: string) => {
  const target = new URL(site)
  const server = createSecureServer({ ...testCertificate, allowHTTP1: true }, (request, response) => {
    const host = request.headers[":authority"] ?? request.headers.host
    const asked = askOver(
      {
        host: target.hostname,
        port: target.port,
        method: request.method,
        path: request.url,
        headers: { ...passedOn(request.headers), host, "x-forwarded-proto": "https" },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers))
        answer.pipe(response)
      },
    )
    asked.on("error", () => response.destroy())
    request.pipe(asked)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
  }
  return { address: `https://localhost:${port}`, stop }
}
