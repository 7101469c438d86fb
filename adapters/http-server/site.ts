import { GONE, responseOf, writeFailure, type Answer } from "#adapters/http-api/answer-writing.ts"
import {
  AddressTooLong,
  MethodRefused,
  NothingHere,
  Unforeseen,
} from "#adapters/http-api/protocol.errors.ts"
import type { TooBusy } from "#core/account/account.errors.ts"
import type { Randomness } from "#core/kernel/environment.port.ts"
import { Effect } from "effect"
import type { Admission } from "./admission.ts"
import { bounded, STAND_IN_LIMIT } from "./bounded.ts"
import { withCookies, withHeaders } from "./answer-headers.ts"
import { asBusyPage } from "./busy-page.ts"
import { callerOf, type Caller } from "./caller.ts"
import { compressedPage } from "./compressed-page.ts"
import { crossOriginHeaders } from "./cross-origin.ts"
import type { GuestFiles } from "./guest-files.ts"
import { asReading, isReading } from "./reading.ts"
import { routeOf, type ApiRoute, type FileRoute, type Route } from "./routing.ts"
import type { Service } from "./service-routes.ts"
import { commonHeaders, POLICY_OF_FILES, type Neighbours } from "./security-headers.ts"
import type { RequestTelemetry } from "./request-telemetry.ts"

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
  readonly sorry?: Part
  /** Lets no more requests in than this process can answer. */
  readonly admitted: Admission
  readonly randomness: Randomness
  readonly publicUrl: string | null
  readonly neighbours: Neighbours
  /** Tells whoever runs the site what went wrong, under the id that the guest was given. */
  readonly report: (request: string, cause: unknown) => void
  readonly watch: RequestTelemetry
}

/** A shorter answer travels in one packet anyway. */
const WORTH_PACKING = 1400

const workOf = (request: Request, { pattern }: Route) => ({
  name: `${request.method} ${pattern}`,
  parent: request.headers.get("traceparent"),
})

/** The whole site as one function: API, pages, files, sandbox. Nothing it does not expect escapes. */
export const site = (needs: SiteNeeds) => {
  const { randomness, publicUrl, neighbours, watch } = needs
  const sandbox = bounded(needs.sandbox, STAND_IN_LIMIT)

  const callerFrom = (request: Request, network: string | undefined): Caller =>
    callerOf(request, { isSecure: neighbours.secure, randomness, network, publicUrl })

  const sorryFor = async (request: Request, { kind }: Route): Promise<Response | null> =>
    kind === "page" && needs.sorry ? needs.sorry(request) : null

  const inTurn = <A>(
    request: Request,
    work: () => Promise<A>,
    sorry: () => Promise<Response | null>,
  ) =>
    needs
      .admitted({ priority: "looking", signal: request.signal })(Effect.promise(work))
      .pipe(
        Effect.catchTags({
          AskerGone: () => Effect.succeed(responseOf(GONE)),
          TooBusy: (failure: TooBusy) =>
            Effect.promise(() => asBusyPage(responseOf(writeFailure(failure)), sorry)),
        }),
      )

  /** Files of one guest are in no contract, and are made from the same database. */
  const fromGuestFiles = async (request: Request, route: FileRoute, caller: Caller) => {
    if (!isReading(request))
      return responseOf(writeFailure(new MethodRefused({ allowed: ["GET", "HEAD"] })))
    const sorry = async () => (await needs.sorry?.(request)) ?? null
    const found = () => needs.guestFiles[route.name](request, route.params, caller)
    const file = await watch.run(workOf(request, route), inTurn(request, found, sorry))
    return asBusyPage(file ?? responseOf(writeFailure(new NothingHere())), sorry)
  }

  const fromContract = async (request: Request, route: Route, answer: Effect.Effect<Answer>) => {
    const answered = await watch.run(workOf(request, route), answer)
    const plain = responseOf(answered)
    return answered.body.length > WORTH_PACKING ? compressedPage(request, plain) : plain
  }

  const fromApi = async (
    request: Request,
    route: ApiRoute,
    network: string | undefined,
  ): Promise<Response> => {
    const crossing = crossOriginHeaders(request, publicUrl)
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: crossing })
    const caller = callerFrom(request, network)
    switch (route.kind) {
      case "service": {
        const answer = needs.service(route.path, request, network)
        return withHeaders(await fromContract(request, route, answer), crossing)
      }
      case "call": {
        const response = await fromContract(request, route, needs.api(request, caller))
        return withHeaders(isReading(request) ? response : withCookies(response, caller), crossing)
      }
      case "guestFile":
        return fromGuestFiles(request, route, caller)
      default:
        return route satisfies never
    }
  }

  const fromPages = async (
    request: Request,
    route: Route,
    network: string | undefined,
  ): Promise<Response> => {
    if (!isReading(request))
      return responseOf(writeFailure(new MethodRefused({ allowed: ["GET", "HEAD"] })))
    const file = await needs.files(request)
    if (file) return withHeaders(file, { "content-security-policy": POLICY_OF_FILES })
    const caller = callerFrom(request, network)
    const page = await watch.run(
      workOf(request, route),
      inTurn(
        request,
        () => needs.page(request, caller),
        () => sorryFor(request, route),
      ),
    )
    return withCookies(page, caller)
  }

  const answered = async (
    request: Request,
    route: Route,
    network: string | undefined,
  ): Promise<Response> => {
    switch (route.kind) {
      case "tooLong":
        return responseOf(writeFailure(new AddressTooLong()))
      case "service":
      case "call":
      case "guestFile":
        return withHeaders(await fromApi(request, route, network), {
          "content-security-policy": POLICY_OF_FILES,
        })
      case "sandbox":
        return (await sandbox(request)) ?? responseOf(writeFailure(new NothingHere()))
      case "page":
        return fromPages(request, route, network)
      default:
        return route satisfies never
    }
  }

  const unforeseen = async (
    id: string,
    request: Request,
    route: Route,
    cause: unknown,
  ): Promise<Response> => {
    needs.report(id, cause)
    const sorry = await sorryFor(request, route).catch((again: unknown) => {
      needs.report(id, again)
      return null
    })
    return sorry ?? responseOf(writeFailure(new Unforeseen({ request: id })))
  }

  return async (request: Request, network?: string): Promise<Response> => {
    const began = performance.now()
    const id = Buffer.from(randomness.bytes(8)).toString("hex")
    const asked = request.method === "HEAD" ? asReading(request) : request
    const route = routeOf(asked)
    const response = await answered(asked, route, network).catch((cause) =>
      unforeseen(id, asked, route, cause),
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
