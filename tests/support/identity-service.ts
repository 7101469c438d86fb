import { startWebServer } from "#adapters/http-server/web-server.ts"
import { googleSandbox } from "#fixtures/sandbox/google/sandbox.ts"
import { inMemoryShelf } from "#fixtures/sandbox/stripe/shelf.ts"

const keys = { clientId: "singgah-of-this-rig", clientSecret: "secret-of-this-rig" }

type Answer = (request: Request, path: string) => Promise<Response>

/**
 * Who signs guests in, at an address of its own as Google is: its HTTP for the server, its script
 * and its window for the browser. It serves one site, once that has an address.
 */
export const startIdentityService = async () => {
  let answer: Answer = async () => new Response(null, { status: 404 })
  const { port, stop } = await startWebServer(
    (request) => answer(request, new URL(request.url).pathname),
    { port: 0, host: "127.0.0.1" },
  )
  const address = `http://127.0.0.1:${port}`
  return {
    stop,
    /** The settings of a site that is registered here. */
    settings: {
      GOOGLE_CLIENT_ID: keys.clientId,
      GOOGLE_CLIENT_SECRET: keys.clientSecret,
      OIDC_ISSUER: address,
      GOOGLE_JS_URL: `${address}/gsi/client`,
    },
    serves: (site: string) => {
      answer = googleSandbox({
        ...keys,
        returnTo: `${site}/login`,
        pageAt: site,
        publicPath: address,
        shelf: inMemoryShelf(),
        now: () => new Date(),
      })
    },
  }
}
