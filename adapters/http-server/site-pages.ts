import { responseOf, writeFailure } from "#adapters/http-api/answer-writing.ts"
import { MethodRefused } from "#adapters/http-api/protocol.errors.ts"
import { withCookies, withHeaders } from "./answer-headers.ts"
import { inTurn } from "./admission/in-turn.ts"
import { priorityOfPage } from "./admission/priority.ts"
import { isReading } from "./reading.ts"
import type { Route } from "./routing.ts"
import { POLICY_OF_FILES } from "./security-headers.ts"
import { callerFrom, workOf } from "./site-caller.ts"
import type { SiteNeeds } from "./site.needs.ts"

/** The page that says sorry, where a page was asked for and a site has one. */
export const sorryFor = async (
  { sorry }: SiteNeeds,
  request: Request,
  { kind }: Route,
  isBusy = false,
): Promise<Response | null> => (kind === "page" && sorry ? sorry(request, isBusy) : null)

/** Pages, and the files that they load. */
export const answeredByPages = async (
  needs: SiteNeeds,
  request: Request,
  route: Route,
  network: string | undefined,
): Promise<Response> => {
  if (!isReading(request))
    return responseOf(writeFailure(new MethodRefused({ allowed: ["GET", "HEAD"] })))
  const file = await needs.files(request)
  if (file) return withHeaders(file, { "content-security-policy": POLICY_OF_FILES })
  const caller = callerFrom(needs, request, network)
  const priority = priorityOfPage(new URL(request.url).pathname)
  const page = await needs.watch.run(
    workOf(request, route),
    inTurn(
      needs.admitted,
      request,
      { priority, network },
      () => needs.page(request, caller),
      (isBusy) => sorryFor(needs, request, route, isBusy),
    ),
  )
  return withCookies(page, caller)
}
