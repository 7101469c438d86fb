import { api } from "#adapters/http-api/api.ts"
import { matchesOf } from "#adapters/http-api/matching.ts"
import { isAddressTooLong } from "./address-length.ts"
import { guestFileAt, type GuestFile, type Params } from "./files/guest-files.ts"
import { isServicePath, type ServicePath } from "./service-routes.ts"

const FILE = /^\/(assets|builds|pictures|fonts)\/|\.\w{2,11}$/

/** Every address below `/api/` that no contract lists. */
const UNLISTED = "/api/…"

type Of<Kind extends string> = {
  readonly kind: Kind
  /** What is written down of the path: a path itself may hold a code or a key, and has no end. */
  readonly pattern: string
}

/** A file of one guest. */
export type FileRoute = Of<"guestFile"> & { readonly name: GuestFile; readonly params: Params }

/** What lies below `/api/`. */
export type ApiRoute = (Of<"service"> & { readonly path: ServicePath }) | FileRoute | Of<"call">

/** Who answers a request. */
export type Route = ApiRoute | Of<"sandbox" | "page" | "tooLong">

const apiRouteOf = (pathname: string): ApiRoute => {
  if (isServicePath(pathname)) return { kind: "service", pattern: pathname, path: pathname }
  const file = guestFileAt(pathname)
  const [call] = matchesOf(api, pathname)
  // A call is meant by its own name, not by one that a file may have.
  if (file && call === undefined) return { kind: "guestFile", ...file }
  return { kind: "call", pattern: call?.endpoint.path ?? UNLISTED }
}

/** Looks up who answers a request, once, by its address alone. */
export const routeOf = (request: Pick<Request, "url">): Route => {
  if (isAddressTooLong(request)) return { kind: "tooLong", pattern: "too long" }
  const { pathname } = new URL(request.url)
  if (pathname === "/api" || pathname.startsWith("/api/")) return apiRouteOf(pathname)
  if (pathname.startsWith("/sandbox/")) return { kind: "sandbox", pattern: "/sandbox/…" }
  return { kind: "page", pattern: FILE.test(pathname) ? "files" : "pages" }
}
