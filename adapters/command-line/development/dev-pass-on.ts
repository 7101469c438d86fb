import { request as ask, type IncomingMessage, type ServerResponse } from "node:http"

/** Vite changes styles of an open page by writing them into it, which the real policy forbids. */
const loosened = (policy: string): string =>
  policy.replace(/style-src 'self' 'nonce-[^']+'/, "style-src 'self' 'unsafe-inline'")

/** What Vite has no source for is the site's own business. */
export const passOn = (port: number) => (request: IncomingMessage, response: ServerResponse) => {
  const { method, url, headers } = request
  const onward = ask({ port, host: "127.0.0.1", method, path: url, headers }, (answer) => {
    const policy = answer.headers["content-security-policy"]
    response.writeHead(answer.statusCode ?? 502, {
      ...answer.headers,
      ...(typeof policy === "string" && { "content-security-policy": loosened(policy) }),
    })
    answer.pipe(response)
  })
  onward.on("error", () => response.destroy())
  request.pipe(onward)
}

/** Where nothing changes, a browser need not ask again for each of hundreds of modules. */
export const keepModules = (response: ServerResponse): void => {
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) => set(name, value === "no-cache" ? "max-age=600" : value)
}
