import { callerOf, type RequestCaller } from "./caller.ts"
import type { Route } from "./routing.ts"
import type { SiteNeeds } from "./site.needs.ts"

/** Who asks a site for something, from that network. */
export const callerFrom = (
  { randomness, publicUrl, neighbours }: SiteNeeds,
  request: Request,
  network: string | undefined,
): RequestCaller =>
  callerOf(request, { isSecure: neighbours.secure, randomness, network, publicUrl })

/** A request as the traces call it. */
export const workOf = (request: Request, { pattern }: Route) => ({
  name: `${request.method} ${pattern}`,
  parent: request.headers.get("traceparent"),
})
