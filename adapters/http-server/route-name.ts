import { api } from "#adapters/http-api/api.ts"
import { matchesOf } from "#adapters/http-api/matching.ts"
import { isServicePath } from "./service-routes.ts"

const FILE = /^\/(assets|builds|pictures|fonts)\/|\.\w{2,11}$/

/** Every address below `/api/` that no contract lists. */
export const UNLISTED = "/api/…"

/**
 * The pattern a path is of. A path itself may hold a code or a key, and there is no end of paths:
 * neither belongs into a journal or a measurement.
 */
export const routeOf = (pathname: string): string => {
  if (pathname === "/api" || pathname.startsWith("/api/"))
    return isServicePath(pathname)
      ? pathname
      : (matchesOf(api, pathname)[0]?.endpoint.path ?? UNLISTED)
  if (pathname.startsWith("/sandbox/")) return "/sandbox/…"
  return FILE.test(pathname) ? "files" : "pages"
}
