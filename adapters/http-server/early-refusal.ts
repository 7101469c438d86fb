import { writeFailure } from "#adapters/http-api/answer-writing.ts"
import { TooBusy } from "#core/account/account.errors.ts"
import { preferencesOf, tagOf, type Preferences } from "#core/preferences/preferences.ts"
import type { IncomingMessage } from "node:http"
import { RETRY_AFTER_SECONDS, type Admission } from "./admission/admission.ts"
import { crossOriginHeaders } from "./cross-origin.ts"
import { policyOfErrorPage, type ErrorPage } from "./error-page.ts"
import { byHashes } from "./own-scripts.ts"
import { priorityOf, type Priority } from "./admission/priority.ts"
import type { ReadyAnswer } from "./ready-answer.ts"
import { commonHeaders, POLICY_OF_FILES, type Neighbours } from "./security-headers.ts"

/** The answer to a request that is refused before any work is done for it; null lets it in. */
export type EarlyRefusal = (
  request: IncomingMessage,
  network: string | undefined,
) => ReadyAnswer | null

type EarlyRefusalNeeds = {
  readonly hasRoomFor: Admission["hasRoomFor"]
  /** What a guest reads in place of a page; without it, what programs read. */
  readonly sorry: ErrorPage | null
  readonly demonstration: boolean
  readonly publicUrl: string | null
  readonly neighbours: Neighbours
  /** Counts who was refused. */
  readonly refused: (priority: Priority) => void
}

/** Stands in a page that is drawn once; its policy names the style by a hash instead. */
const NONCE = "drawn-once"

/** Leads to the address on which the page is shown, whichever that is. */
const SAME_ADDRESS = ""

const ready = (
  headers: Readonly<Record<string, string>>,
  status: number,
  text: string,
): ReadyAnswer => {
  const body = Buffer.from(text)
  return { status, headers: { ...headers, "content-length": String(body.byteLength) }, body }
}

const BUSY = writeFailure(new TooBusy({ retryAfterSeconds: RETRY_AFTER_SECONDS }))

const problemFor = (neighbours: Neighbours): ReadyAnswer => {
  const { status, headers, body } = BUSY
  const common = { ...commonHeaders(neighbours), "content-security-policy": POLICY_OF_FILES }
  return ready({ ...common, ...headers }, status, body)
}

/** Draws each page of those who are sorry once, by language and theme; null until it is drawn. */
const sorryPages = ({ sorry, neighbours, demonstration }: EarlyRefusalNeeds) => {
  const drawn = new Map<string, ReadyAnswer | null>()
  const draw = async (page: ErrorPage, asked: Preferences): Promise<ReadyAnswer> => {
    const place = { nonce: NONCE, address: SAME_ADDRESS }
    const html = await page({ ...asked, ...place, demonstration, isBusy: true })
    const headers = {
      ...commonHeaders(neighbours),
      "content-type": "text/html; charset=utf-8",
      "content-language": tagOf[asked.language],
      "content-security-policy": policyOfErrorPage(byHashes(html, NONCE).styles),
      "cache-control": "no-store",
      "retry-after": String(RETRY_AFTER_SECONDS),
    }
    return ready(headers, BUSY.status, html)
  }
  return (asked: Preferences): ReadyAnswer | null => {
    if (!sorry) return null
    const key = `${asked.language} ${asked.theme}`
    const known = drawn.get(key)
    if (known !== undefined) return known
    drawn.set(key, null)
    // Without it programs' words serve; the next request tries again.
    draw(sorry, asked).then(
      (page) => drawn.set(key, page),
      () => drawn.delete(key),
    )
    return null
  }
}

const preferencesIn = ({ url = "/", headers }: IncomingMessage): Preferences => {
  const asked = url.indexOf("?")
  return preferencesOf({
    query: new URLSearchParams(asked < 0 ? "" : url.slice(asked)),
    cookie: headers.cookie ?? "",
    acceptLanguage: headers["accept-language"] ?? "",
  })
}

const crossingIn = ({ headers }: IncomingMessage, publicUrl: string | null) =>
  crossOriginHeaders({ headers: { get: () => headers.origin ?? null } }, publicUrl)

/**
 * Refuses whom the process has no room for before anything is done for them: no route is looked up
 * while there is room, and no body is read, no cookie believed and nothing drawn when there is none.
 */
export const earlyRefusal = (needs: EarlyRefusalNeeds): EarlyRefusal => {
  const { hasRoomFor, publicUrl, neighbours, refused } = needs
  const pageIn = sorryPages(needs)
  const problem = problemFor(neighbours)
  return (request, network) => {
    if (hasRoomFor({ priority: "pictures", network })) return null
    const { method = "GET", url = "/", headers } = request
    const [pathname = "/"] = url.split("?", 1)
    const priority = priorityOf(method, pathname)
    if (priority === null || hasRoomFor({ priority, network })) return null
    refused(priority)
    const isPage = headers.accept?.includes("text/html") ?? false
    const page = isPage ? pageIn(preferencesIn(request)) : null
    if (page) return page
    const crossing = crossingIn(request, publicUrl)
    return { ...problem, headers: { ...problem.headers, ...crossing } }
  }
}
