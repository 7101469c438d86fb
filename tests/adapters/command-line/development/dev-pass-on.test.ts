import { keepModules, passOn } from "#adapters/command-line/development/dev-pass-on.ts"
import {
  createServer,
  ServerResponse,
  IncomingMessage,
  type RequestListener,
  type Server,
} from "node:http"
import { Socket, type AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { expect, it, onTestFinished } from "vitest"

const listening = async (answer: RequestListener): Promise<number> => {
  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** A site behind the development server; what is asked of the latter goes to it. */
const before = async (answer: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await listening(passOn(await listening(answer)))}`

it("a request is passed on with its method, path, headers and body", async () => {
  const site = await before(
    async (request, response) =>
      void response.writeHead(201, { "x-answer": "yes" }).end(
        JSON.stringify({
          method: request.method,
          url: request.url,
          asked: request.headers["x-asked"],
          body: await text(request),
        }),
      ),
  )
  const answer = await fetch(`${site}/api/home?language=bm`, {
    method: "PUT",
    headers: { "x-asked": "kopi" },
    body: "a body",
  })

  expect([answer.status, answer.headers.get("x-answer")]).toEqual([201, "yes"])
  expect(answer.headers.get("content-security-policy")).toBeNull()
  expect(await answer.json()).toEqual({
    method: "PUT",
    url: "/api/home?language=bm",
    asked: "kopi",
    body: "a body",
  })
})

it.each([
  [
    "default-src 'self'; style-src 'self' 'nonce-abc+/='; script-src 'self' 'nonce-abc+/='",
    "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' 'nonce-abc+/='",
  ],
  ["default-src 'none'", "default-src 'none'"],
])("the policy %j lets Vite write styles: %j", async (policy, loosened) => {
  const site = await before((_, response) =>
    response.writeHead(200, { "content-security-policy": policy, "x-other": "1" }).end("page"),
  )
  const answer = await fetch(site)

  expect(answer.headers.get("content-security-policy")).toBe(loosened)
  expect([answer.headers.get("x-other"), await answer.text()]).toEqual(["1", "page"])
})

it("a site that breaks off breaks off the answer", async () => {
  const site = await before((request) => request.socket.destroy())

  await expect(fetch(site)).rejects.toThrow("fetch failed")
})

it.each([
  ["cache-control", "no-cache", "max-age=600"],
  ["cache-control", "no-store", "no-store"],
  ["content-length", 12, 12],
])("where nothing changes, %s: %s is sent as %s", (name, value, sent) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  keepModules(response)

  expect(response.setHeader(name, value)).toBe(response)
  expect(response.getHeader(name)).toBe(sent)
})
