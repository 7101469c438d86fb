import { createServer as createHttpServer, request as ask, type IncomingMessage } from "node:http"
import type { ServerResponse } from "node:http"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Result } from "effect"
import { createServer as createVite, type ViteDevServer } from "vite"
import { cutForPages } from "#fixtures/pictures/cut-for-pages.ts"
import { startSite } from "../bindings/running-site.ts"
import type { Pages } from "../bindings/whole-site.ts"
import { readConfiguration } from "../configuration/configuration.ts"
import type { BuiltPages } from "../http-server/built-pages.ts"
import { staticFiles } from "../http-server/static-files.ts"
import { journalTo } from "../observability/journal.ts"
import { systemClock } from "../system/world.system.ts"
import { sourcesOf } from "./dev-sources.ts"

// `npm run dev`: the whole site with pages drawn from their sources, and changed in open tabs.

const root = fileURLToPath(new URL("../../", import.meta.url))
const PICTURES = ".cache/pages/pictures"

type Render = BuiltPages<Pages>["render"]

const pagesFromSources = (vite: ViteDevServer): BuiltPages<Pages> => {
  const files = staticFiles(join(root, PICTURES, ".."))
  const render = (async (request, needs) => {
    const page = await vite.ssrLoadModule("/ui/render.tsx")
    return page["render"](request, { ...needs, files: sourcesOf(vite) })
  }) satisfies Render
  return { files, render, manifest: {} }
}

/** Vite changes styles of an open page by writing them into it, which the real policy forbids. */
const withHotStyles = (policy: string): string =>
  policy.replace(/style-src 'self' 'nonce-[^']+'/, "style-src 'self' 'unsafe-inline'")

/** What Vite has no source for is the site's own business. */
const passOn = (port: number) => (request: IncomingMessage, response: ServerResponse) => {
  const { method, url, headers } = request
  const onward = ask({ port, host: "127.0.0.1", method, path: url, headers }, (answer) => {
    const policy = answer.headers["content-security-policy"]
    response.writeHead(answer.statusCode ?? 502, {
      ...answer.headers,
      ...(typeof policy === "string" && { "content-security-policy": withHotStyles(policy) }),
    })
    answer.pipe(response)
  })
  onward.on("error", () => response.destroy())
  request.pipe(onward)
}

const read = readConfiguration(process.env)
if (Result.isFailure(read)) {
  for (const sentence of read.failure) console.error(sentence)
  process.exit(1)
}
const configuration = read.success
const tell = (line: string): void => console.log(line)
if (!existsSync(join(root, PICTURES))) await cutForPages(root, PICTURES, tell)
const http = createHttpServer()
const vite = await createVite({
  root,
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: http } },
})
const site = await startSite({
  configuration: { ...configuration, port: 0, host: "127.0.0.1" },
  built: pagesFromSources(vite),
  tell,
  journal: journalTo({
    write: (line) => console.error(line),
    least: "warn",
    clock: systemClock,
  }),
})
const others = passOn(site.port)
http.on("request", (request, response) =>
  vite.middlewares(request, response, () => others(request, response)),
)
http.listen(configuration.port, () =>
  tell(`Singgah from its sources: http://localhost:${configuration.port}`),
)
const stop = async (): Promise<void> => {
  http.close()
  http.closeAllConnections()
  await vite.close()
  await site.stop()
  process.exit(0)
}
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop())
