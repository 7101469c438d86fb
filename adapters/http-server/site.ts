import { responseOf, writeFailure, type Answer } from "#adapters/http-api/answer-writing.ts"
import { AddressTooLong, NothingHere, Unforeseen } from "#adapters/http-api/protocol.errors.ts"
import type { Randomness } from "#core/kernel/environment.port.ts"
import type { Effect } from "effect"
import type { Admission } from "./admission.ts"
import { bounded, STAND_IN_LIMIT } from "./bounded.ts"
import { withHeaders } from "./answer-headers.ts"
import type { Caller } from "./caller.ts"
import type { GuestFiles } from "./guest-files.ts"
import { asReading } from "./reading.ts"
import { routeOf, type Route } from "./routing.ts"
import type { Service } from "./service-routes.ts"
import { commonHeaders, POLICY_OF_FILES, type Neighbours } from "./security-headers.ts"
import type { RequestTelemetry } from "./request-telemetry.ts"
import { answeredByApi } from "./site-api.ts"
import { answeredByPages, sorryFor } from "./site-pages.ts"

/** Answers a request, or leaves it to another. */
export type Part = (request: Request) => Promise<Response | null>

/** Who answers each kind of request. */
export interface SiteNeeds {
  readonly api: (request: Request, caller: Caller) => Effect.Effect<Answer>
  readonly service: Service
  /** What is there for one guest alone: pictures, receipts, calendar files. */
  readonly guestFiles: GuestFiles
  /** The embedded stand-ins of other people's services, where they are in use. */
  readonly sandbox: Part
  readonly files: Part
  readonly page: (request: Request, caller: Caller) => Promise<Response>
  /** What a guest reads in place of a page that broke; without it, what programs read. */
  readonly sorry?: (request: Request, isBusy?: boolean) => Promise<Response | null>
  /** Lets no more requests in than this process can answer. */
  readonly admitted: Admission
  readonly randomness: Randomness
  readonly publicUrl: string | null
  readonly neighbours: Neighbours
  /** Tells whoever runs the site what went wrong, under the id that the guest was given. */
  readonly report: (request: string, cause: unknown) => void
  readonly watch: RequestTelemetry
}

type Answering = (request: Request, route: Route, network: string | undefined) => Promise<Response>

/** Who answers each kind of route. */
const answeringWith = (needs: SiteNeeds): Answering => {
  const sandbox = bounded(needs.sandbox, STAND_IN_LIMIT)
  return async (request, route, network) => {
    switch (route.kind) {
      case "tooLong":
        return responseOf(writeFailure(new AddressTooLong()))
      case "service":
      case "call":
      case "guestFile":
        return withHeaders(await answeredByApi(needs, request, route, network), {
          "content-security-policy": POLICY_OF_FILES,
        })
      case "sandbox":
        return (await sandbox(request)) ?? responseOf(writeFailure(new NothingHere()))
      case "page":
        return answeredByPages(needs, request, route, network)
      default:
        return route satisfies never
    }
  }
}

/** What the guest reads of something that nobody expected; whoever runs the site is told of it. */
const unforeseen = async (
  needs: SiteNeeds,
  id: string,
  request: Request,
  route: Route,
  cause: unknown,
): Promise<Response> => {
  needs.report(id, cause)
  const sorry = await sorryFor(needs, request, route).catch((again: unknown) => {
    needs.report(id, again)
    return null
  })
  return sorry ?? responseOf(writeFailure(new Unforeseen({ request: id })))
}

/** The whole site as one function: API, pages, files, sandbox. Nothing it does not expect escapes. */
export const site = (needs: SiteNeeds) => {
  const { randomness, neighbours, watch } = needs
  const answered = answeringWith(needs)
  return async (request: Request, network?: string): Promise<Response> => {
    const began = performance.now()
    const id = Buffer.from(randomness.bytes(8)).toString("hex")
    const asked = request.method === "HEAD" ? asReading(request) : request
    const route = routeOf(asked)
    const response = await answered(asked, route, network).catch((cause) =>
      unforeseen(needs, id, asked, route, cause),
    )
    watch.saw({
      request: id,
      method: request.method,
      route: route.pattern,
      status: response.status,
      millis: Math.round((performance.now() - began) * 10) / 10,
    })
    return withHeaders(response, { ...commonHeaders(neighbours), "x-request-id": id })
  }
}
