import { responseOf, writeFailure, type Answer } from "#adapters/http-api/answer-writing.ts"
import { MethodRefused, NothingHere } from "#adapters/http-api/protocol.errors.ts"
import type { Effect } from "effect"
import { withCookies, withHeaders } from "./answer-headers.ts"
import { asBusyPage } from "./admission/busy-page.ts"
import type { RequestCaller } from "./caller.ts"
import { packedAnswer } from "./files/packed-answer.ts"
import { crossOriginHeaders } from "./cross-origin.ts"
import { inTurn } from "./admission/in-turn.ts"
import { isReading } from "./reading.ts"
import type { ApiRoute, FileRoute, Route } from "./routing.ts"
import { callerFrom, workOf } from "./site-caller.ts"
import type { SiteNeeds } from "./site.needs.ts"

/** Files of one guest are in no contract, and are made from the same database. */
const fromGuestFiles = async (
  needs: SiteNeeds,
  request: Request,
  route: FileRoute,
  caller: RequestCaller,
) => {
  if (!isReading(request))
    return responseOf(writeFailure(new MethodRefused({ allowed: ["GET", "HEAD"] })))
  const sorry = async (isBusy: boolean) => (await needs.sorry?.(request, isBusy)) ?? null
  const found = async () => {
    const file = await needs.guestFiles[route.name](request, route.params, caller)
    return file && asBusyPage(file, () => sorry(false))
  }
  const comer = { priority: "account", network: caller.network } as const
  const work = inTurn(needs.admitted, request, comer, found, sorry)
  const file = await needs.watch.run(workOf(request, route), work)
  return file ?? responseOf(writeFailure(new NothingHere()))
}

const fromContract = async (
  { watch }: SiteNeeds,
  request: Request,
  route: Route,
  answer: Effect.Effect<Answer>,
) => {
  return packedAnswer(request, await watch.run(workOf(request, route), answer))
}

/** What lies below `/api/`: calls of the contract, calls of other services, files of one guest. */
export const answeredByApi = async (
  needs: SiteNeeds,
  request: Request,
  route: ApiRoute,
  network: string | undefined,
): Promise<Response> => {
  const crossing = crossOriginHeaders(request, needs.publicUrl)
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: crossing })
  const caller = callerFrom(needs, request, network)
  switch (route.kind) {
    case "service": {
      const answer = needs.service(route.path, request, network)
      return withHeaders(await fromContract(needs, request, route, answer), crossing)
    }
    case "call": {
      const answer = needs.api(request, caller)
      const response = await fromContract(needs, request, route, answer)
      return withHeaders(isReading(request) ? response : withCookies(response, caller), crossing)
    }
    case "guestFile":
      return fromGuestFiles(needs, request, route, caller)
    default:
      return route satisfies never
  }
}
