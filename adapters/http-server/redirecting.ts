import { redirectOf, type RedirectRules } from "#core/navigation/redirects.ts"
import type { RequestHandler } from "./site.needs.ts"

/** Leads the paths that the configuration names to other addresses, and leaves all others alone. */
export const redirecting =
  (rules: RedirectRules): RequestHandler =>
  async (request) => {
    const location = redirectOf(rules, new URL(request.url).pathname)
    return location === null
      ? null
      : new Response(null, { status: 302, headers: { location, "cache-control": "no-cache" } })
  }

/** The first part that has an answer gives it. */
export const firstOf =
  (...parts: ReadonlyArray<RequestHandler>): RequestHandler =>
  async (request) => {
    for (const part of parts) {
      const response = await part(request)
      if (response) return response
    }
    return null
  }
