import { once } from "node:events"
import { request as askOver } from "node:http"
import { createServer } from "node:https"
import type { AddressInfo } from "node:net"
import { testCertificate } from "./test-certificate.ts"

/** A proxy that ends TLS before a site on this machine and passes `Host` on, as guides ask for. */
export const startHttpsProxy = async () => {
  let target: URL | undefined
  const server = createServer(testCertificate, (request, response) => {
    if (!target) return void response.writeHead(502).end()
    const { method, url, headers } = request
    const asked = askOver(
      { host: target.hostname, port: target.port, method, path: url, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    asked.on("error", () => response.destroy())
    request.pipe(asked)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return {
    port,
    passesOnTo: (address: string) => {
      target = new URL(address)
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, "close")
    },
  }
}
