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
import { isAddressTooLong } from "./address-length.ts"
import { bounded, STAND_IN_LIMIT } from "./bounded.ts"
import { asBusyPage } from "./busy-page.ts"
import { callerOf, type Caller } from "./caller.ts"
import { compressedPage } from "./compressed-page.ts"
import { crossOriginHeaders } from "./cross-origin.ts"
import { routeOf, UNLISTED } from "./route-name.ts"
import { commonHeaders, POLICY_OF_FILES, type Neighbours } from "./security-headers.ts"
import type { RequestTelemetry } from "./request-telemetry.ts"

/** Answers a request, or leaves it to another. */
export type Part = (request: Request) => Promise<Response | null>

/** The rooms of the house; each answers what is its own. */
export interface SiteNeeds {
  readonly api: (request: Request, caller: Caller) => Effect.Effect<Answer>
  readonly service: (request: Request, network?: string) => Effect.Effect<Answer> | null
  /** What is there for one guest alone: pictures, receipts, calendar files. */
  readonly ownFiles: (request: Request, caller: Caller) => Promise<Response | null>
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

const isReading = ({ method }: Request): boolean => method === "GET" || method === "HEAD"

// The body of the answer is dropped by whoever sends it.
const asReading = ({ url, headers, signal }: Request): Request =>
  new Request(url, { headers, signal })

const workOf = (request: Request) => ({
  name: `${request.method} ${routeOf(new URL(request.url).pathname)}`,
  parent: request.headers.get("traceparent"),
})

const withHeaders = (response: Response, headers: Readonly<Record<string, string>>): Response => {
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}

const withCookies = (response: Response, { cookies }: Caller): Response => {
  for (const cookie of cookies()) response.headers.append("set-cookie", cookie)
  return response
}

/** The whole site as one function: API, pages, files, sandbox. Nothing it does not expect escapes. */
export const site = (needs: SiteNeeds) => {
  const { randomness, publicUrl, neighbours, watch } = needs
  const sandbox = bounded(needs.sandbox, STAND_IN_LIMIT)

  const callerFrom = (request: Request, network: string | undefined): Caller =>
    callerOf(request, { isSecure: neighbours.secure, randomness, network, publicUrl })

  const sorryFor = async (request: Request): Promise<Response | null> => {
    const isOfPages = !/^\/(api|sandbox)(\/|$)/.test(new URL(request.url).pathname)
    return isOfPages && needs.sorry ? needs.sorry(request) : null
  }

  const busyFor = (request: Request, failure: TooBusy): Promise<Response> =>
    asBusyPage(responseOf(writeFailure(failure)), () => sorryFor(request))

  const inTurn = <A>(request: Request, work: () => Promise<A>): Effect.Effect<A | Response> =>
    needs
      .admitted({ priority: "looking", signal: request.signal })(Effect.promise(work))
      .pipe(
        Effect.catchTags({
          AskerGone: () => Effect.succeed(responseOf(GONE)),
          TooBusy: (failure) => Effect.promise(() => busyFor(request, failure)),
        }),
      )

  /** Files of one guest are in no contract, and are made from the same database. */
  const ownFile = async (request: Request, caller: Caller): Promise<Response | null> => {
    const found = () => needs.ownFiles(request, caller)
    const isOfContract = routeOf(new URL(request.url).pathname) !== UNLISTED
    const own = await (isOfContract ? found() : Effect.runPromise(inTurn(request, found)))
    return own && asBusyPage(own, async () => (await needs.sorry?.(request)) ?? null)
  }

  const fromApi = async (request: Request, network: string | undefined): Promise<Response> => {
    const crossing = crossOriginHeaders(request, publicUrl)
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: crossing })
    const served = needs.service(request, network)
    const caller = callerFrom(request, network)
    const own = await ownFile(request, caller)
    if (own) return withHeaders(own, { "content-security-policy": POLICY_OF_FILES })
    const answer = await watch.run(workOf(request), served ?? needs.api(request, caller))
    const plain = responseOf(answer)
    const response = answer.body.length > WORTH_PACKING ? compressedPage(request, plain) : plain
    if (!served && !isReading(request)) withCookies(response, caller)
    return withHeaders(response, { ...crossing, "content-security-policy": POLICY_OF_FILES })
  }

  const fromPages = async (request: Request, network: string | undefined): Promise<Response> => {
    if (!isReading(request))
      return responseOf(writeFailure(new MethodRefused({ allowed: ["GET", "HEAD"] })))
    const file = await needs.files(request)
    if (file) return withHeaders(file, { "content-security-policy": POLICY_OF_FILES })
    const caller = callerFrom(request, network)
    const page = await watch.run(
      workOf(request),
      inTurn(request, () => needs.page(request, caller)),
    )
    return withCookies(page, caller)
  }

  const answered = async (request: Request, network?: string): Promise<Response> => {
    if (isAddressTooLong(request)) return responseOf(writeFailure(new AddressTooLong()))
    const { pathname } = new URL(request.url)
    if (pathname === "/api" || pathname.startsWith("/api/")) return fromApi(request, network)
    if (!pathname.startsWith("/sandbox/")) return fromPages(request, network)
    return (await sandbox(request)) ?? responseOf(writeFailure(new NothingHere()))
  }

  const unforeseen = async (id: string, request: Request, cause: unknown): Promise<Response> => {
    needs.report(id, cause)
    const sorry = await sorryFor(request).catch((again: unknown) => {
      needs.report(id, again)
      return null
    })
    return sorry ?? responseOf(writeFailure(new Unforeseen({ request: id })))
  }

  return async (request: Request, network?: string): Promise<Response> => {
    const began = performance.now()
    const id = Buffer.from(randomness.bytes(8)).toString("hex")
    const asked = request.method === "HEAD" ? asReading(request) : request
    const response = await answered(asked, network).catch((cause) => unforeseen(id, asked, cause))
    watch.saw({
      request: id,
      method: request.method,
      route: isAddressTooLong(request) ? "too long" : routeOf(new URL(request.url).pathname),
      status: response.status,
      millis: Math.round((performance.now() - began) * 10) / 10,
    })
    return withHeaders(response, { ...commonHeaders(neighbours), "x-request-id": id })
  }
}
