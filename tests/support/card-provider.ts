import { signatureWith } from "#fixtures/sandbox/stripe/notice-signature.ts"
import { stripeSandbox } from "#fixtures/sandbox/stripe/sandbox.ts"
import { inMemoryShelf } from "#fixtures/sandbox/stripe/shelf.ts"
import { startWebServer } from "#adapters/http-server/web-server.ts"
import { readFileSync } from "node:fs"
import { stripTypeScriptTypes } from "node:module"

const SCRIPT = new URL("../../fixtures/sandbox/stripe/stripe-js.ts", import.meta.url)
const SCRIPT_PATH = "/stripe.js"

const keys = {
  secretKey: "sk_test_of_this_rig",
  publishableKey: "pk_test_of_this_rig",
  webhookSecret: "whsec_of_this_rig",
}

const openToAll = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, content-type",
}

/** Stripe's script as a page loads it, speaking to whoever stands at this address. */
export const stripesScript = (base: string): string => {
  const code = stripTypeScriptTypes(readFileSync(SCRIPT, "utf8")).replaceAll(/^export /gm, "")
  return `(() => {\n${code}\nwindow.Stripe = standInStripe("${base}", (...asked) => fetch(...asked)).Stripe\n})()`
}

const asOutside = (answer: Response): Response => {
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(openToAll)) headers.set(name, value)
  const policy = headers.get("content-security-policy")
  // The bank's page stands in a page of another site.
  if (policy)
    headers.set(
      "content-security-policy",
      policy.replace("frame-ancestors 'self'", "frame-ancestors *"),
    )
  return new Response(answer.body, { status: answer.status, headers })
}

/**
 * The payment provider at an address of its own, as Stripe is: its HTTP for the server, its script,
 * its HTTP and its bank's page for the browser, and signed messages to whoever asked for them.
 */
export const startCardProvider = async () => {
  let hears: string | null = null
  const sandbox = stripeSandbox({
    ...keys,
    sign: signatureWith(keys.webhookSecret),
    shelf: inMemoryShelf(),
    now: () => new Date(),
    publicPath: "",
    deliver: async (body, signature) => {
      if (hears === null) return
      const headers = { "content-type": "application/json", "stripe-signature": signature }
      await fetch(hears, { method: "POST", body, headers }).catch(() => {})
    },
  })
  const answer = async (request: Request): Promise<Response> => {
    const { pathname, origin } = new URL(request.url)
    if (request.method === "OPTIONS") return new Response(null, { headers: openToAll })
    if (pathname === SCRIPT_PATH)
      return new Response(stripesScript(origin), { headers: { "content-type": "text/javascript" } })
    return asOutside(await sandbox(request, pathname))
  }
  const { port, stop } = await startWebServer(answer, { port: 0, host: "127.0.0.1" })
  const address = `http://127.0.0.1:${port}`
  return {
    stop,
    answer,
    /** The settings of a site that takes cards here. */
    settings: {
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      STRIPE_API_BASE: address,
    },
    script: { STRIPE_JS_URL: address + SCRIPT_PATH },
    /** Whom the provider tells what happens. */
    tells: (site: string) => {
      hears = `${site}/api/webhooks/payments`
    },
  }
}
