import { responseOf, writeFailure } from "#adapters/http-api/answer-writing.ts"
import { AddressTooLong, NothingHere, Unforeseen } from "#adapters/http-api/protocol.errors.ts"
import { bounded, STAND_IN_LIMIT } from "./bounded.ts"
import { withHeaders } from "./answer-headers.ts"
import { asReading } from "./reading.ts"
import { routeOf, type Route } from "./routing.ts"
import { commonHeaders, POLICY_OF_FILES } from "./security-headers.ts"
import { answeredByApi } from "./site-api.ts"
import { answeredByPages, sorryFor } from "./site-pages.ts"
import type { SiteNeeds } from "./site.needs.ts"

type AnswerRoute = (
  request: Request,
  route: Route,
  network: string | undefined,
) => Promise<Response>

/** Who answers each kind of route. */
const answeringWith = (needs: SiteNeeds): AnswerRoute => {
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
