import { createServer as createHttpServer } from "node:http"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Result } from "effect"
import { msw } from "msw/vite"
import { createServer as createVite, type ViteDevServer } from "vite"
import { cutForPages } from "./pictures/cut-demo-pictures.ts"
import { startSite } from "./site/running-site.ts"
import type { ServerPages } from "../bindings/server/tokens.ts"
import { readConfiguration } from "../configuration/configuration.ts"
import type { BuiltPages } from "../pages/built-pages.ts"
import { staticFiles } from "../http-server/files/static-files.ts"
import { startWebServer } from "../http-server/web-server.ts"
import { journalTo } from "../observability/journal.ts"
import { systemClock } from "../system/world.system.ts"
import { docsPages } from "./development/dev-docs.ts"
import { mockedSite } from "./development/dev-mocked.ts"
import { keepModules, passOn } from "./development/dev-pass-on.ts"
import { sourcesOf } from "./development/dev-sources.ts"

// `npm run dev`: the whole site with pages drawn from their sources, and changed in open tabs.
// With `--mocked` there is no API: the pages run on the mocked one inside the browser.

const root = fileURLToPath(new URL("../../", import.meta.url))
const PICTURES = ".cache/pages/pictures"

/** What the pages of the mocked API load; a package that is found later reloads the page. */
const PACKAGES_OF_MOCKED = [
  "msw",
  "msw/browser",
  "@msw/data",
  "stripe",
  "@simplewebauthn/browser",
  "@simplewebauthn/server",
  "@simplewebauthn/server/helpers",
  "inversify",
]

type Render = BuiltPages<ServerPages>["render"]

const isMocked = process.argv.includes("--mocked")
/** For stories and pictures: what is saved meanwhile changes no open page. */
const isStill = process.argv.includes("--still")

const pagesFromSources = (vite: ViteDevServer): BuiltPages<ServerPages> => {
  const files = staticFiles(join(root, PICTURES, ".."))
  const render = (async (request, needs) => {
    const page = await vite.ssrLoadModule("/ui/render.tsx")
    const sources = sourcesOf(vite, isMocked ? "mocked" : "real")
    return page["render"](request, { ...needs, files: sources, inBrowserOnly: isMocked })
  }) satisfies Render
  const writeLetter: BuiltPages<ServerPages>["writeLetter"] = async (facts, site) => {
    const page = await vite.ssrLoadModule("/ui/render.tsx")
    return page["writeLetter"](facts, site)
  }
  const receiptSheet: BuiltPages<ServerPages>["receiptSheet"] = async (receipt, language) => {
    const page = await vite.ssrLoadModule("/ui/render.tsx")
    return page["receiptSheet"](receipt, language)
  }
  const sorryPage: BuiltPages<ServerPages>["sorryPage"] = async (asked) => {
    const page = await vite.ssrLoadModule("/ui/render.tsx")
    return page["sorryPage"](asked)
  }
  return {
    files,
    render,
    writeLetter,
    receiptSheet,
    sorryPage,
    filesOfPages: { kind: "built", manifest: {} },
  }
}

const read = readConfiguration(process.env)
if (Result.isFailure(read)) {
  for (const sentence of read.failure) console.error(sentence)
  process.exit(1)
}
const configuration = read.success
const tell = (line: string): void => console.log(line)
await cutForPages(root, PICTURES, tell)
const http = createHttpServer()
const vite = await createVite({
  root,
  appType: "custom",
  ...(isMocked && { cacheDir: ".cache/vite-mocked" }),
  plugins: isMocked ? [msw({ mode: "worker-only" })] : [],
  optimizeDeps: { include: isMocked ? PACKAGES_OF_MOCKED : ["@simplewebauthn/browser"] },
  server: { middlewareMode: true, hmr: { server: http }, ...(isStill && { watch: null }) },
})
const inside = { port: 0, host: "127.0.0.1" }
const startReal = () =>
  startSite({
    configuration: { ...configuration, ...inside },
    built: pagesFromSources(vite),
    tell,
    journal: journalTo({
      write: (line) => console.error(line),
      least: "warn",
      clock: systemClock,
    }),
  })
const startMocked = () => startWebServer(mockedSite(pagesFromSources(vite)), inside)
const site = await (isMocked ? startMocked() : startReal())
const others = passOn(site.port)
const docs = docsPages(join(root, "docs"))
http.on("request", (request, response) => {
  if (isStill) keepModules(response)
  docs(request, response, () =>
    vite.middlewares(request, response, () => others(request, response)),
  )
})
http.listen(configuration.port, () =>
  tell(
    `Singgah from its sources${isMocked ? ", on the mocked API" : ""}: http://localhost:${configuration.port}`,
  ),
)
const stop = async (): Promise<void> => {
  http.close()
  http.closeAllConnections()
  await vite.close()
  await site.stop()
  process.exit(0)
}
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop())
