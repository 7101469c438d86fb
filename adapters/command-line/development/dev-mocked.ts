import { sandboxKeys } from "#fixtures/sandbox/stripe/in-process.ts"
import { googleSandboxKeys } from "#fixtures/sandbox/google/keys.ts"
import { googleSandbox } from "#fixtures/sandbox/google/sandbox.ts"
import { inMemoryShelf } from "#fixtures/sandbox/stripe/shelf.ts"
import { challengePage } from "#fixtures/sandbox/stripe/challenge-page.ts"
import type { ServerPages } from "../../bindings/server/tokens.ts"
import type { BuiltPages } from "../../pages/built-pages.ts"
import { pageServer } from "../../pages/page-server.ts"
import type { RequestHandler } from "../../http-server/site.needs.ts"
import { systemRandomness, systemClock } from "../../system/world.system.ts"

const CHALLENGES = `${sandboxKeys.publicPath}/challenge/`

/** A form's own journey would pass the mocked API by; its answer is sent by a script instead. */
const SEND_BY_SCRIPT = `document.addEventListener("submit", async (event) => {
  event.preventDefault()
  const body = new URLSearchParams(new FormData(event.target, event.submitter))
  const answer = await fetch(location, { method: "POST", body })
  document.body.innerHTML = await answer.text()
  parent.postMessage({ sandbox: "challenge-answered" }, location.origin)
})`

const askedByBank: RequestHandler = async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.startsWith(CHALLENGES)) return null
  const page = await challengePage(searchParams.get("language") ?? "en", "mocked").text()
  return new Response(`${page}<script>${SEND_BY_SCRIPT}</script>`, {
    headers: { "content-type": "text/html; charset=utf-8" },
  })
}

const { publicPath, window: googleWindow } = googleSandboxKeys

// Only its window is asked here: the mocked API in the browser believes whatever code comes of it.
const google = googleSandbox({
  publicPath,
  clientId: googleWindow.clientId,
  clientSecret: "",
  returnTo: "/login",
  shelf: inMemoryShelf(),
  now: () => new Date(systemClock.now()),
})

const atGoogle: RequestHandler = async (request) => {
  const { pathname } = new URL(request.url)
  return pathname.startsWith(`${publicPath}/`)
    ? google(request, pathname.slice(publicPath.length))
    : null
}

type Asked = Parameters<ReturnType<typeof pageServer>>[1] & ServerPages

const nobody = new Proxy({} as Asked, {
  get: () => () =>
    Promise.reject(new Error("With the mocked API, pages are drawn in the browser.")),
})

/** Open pages poll often, so that the notice of a newer build can be seen soon. */
const BUILD = { id: "mocked", pollMs: 5_000 }

const latestBuild = ({ url }: Request): Response | null =>
  new URL(url).pathname.startsWith("/builds/") ? Response.json({ id: BUILD.id }) : null

/** The site without anybody behind it: documents and pictures; all else happens in the browser. */
export const mockedSite = ({ files, render }: BuiltPages<ServerPages>) => {
  const page = pageServer({
    render,
    files: { kind: "built", manifest: {} },
    pagesFrom: () => nobody,
    clock: systemClock,
    randomness: systemRandomness,
    publicUrl: null,
    neighbours: { apiBase: "", stripe: false, secure: false },
    sandbox: true,
    build: BUILD,
    outside: { google: { window: googleSandboxKeys.window } },
  })
  return async (request: Request): Promise<Response> =>
    (await askedByBank(request)) ??
    (await atGoogle(request)) ??
    latestBuild(request) ??
    (await files(request)) ??
    page(request, nobody, null)
}
