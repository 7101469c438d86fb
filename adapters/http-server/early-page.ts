import type { Randomness } from "#core/kernel/environment.port.ts"
import type { IncomingMessage } from "node:http"
import { isSignedInBy } from "./caller.ts"
import { sessionCookie, sessionOf } from "./guest-session.ts"
import type { ReadyAnswer } from "./ready-answer.ts"
import type { RequestTelemetry } from "./request-telemetry.ts"

/** What of a request decides which kept page answers it. */
export type KeptPageRequest = {
  /** Path and query as they were asked for. */
  readonly target: string
  readonly host: string
  readonly headers: { readonly get: (name: string) => string | null }
}

/** Looks for a page that is kept; null where certainly none is, without asking anybody. */
export type FindKeptPage = (asked: KeptPageRequest) => Promise<ReadyAnswer | null> | null

/** A kept page before anything else is done for a request; null leaves it to the whole site. */
export type EarlyPage = (request: IncomingMessage) => Promise<ReadyAnswer | null> | null

type EarlyPageNeeds = {
  readonly find: FindKeptPage
  /** Finds answers of the API that are kept; without it none is. */
  readonly findAnswer?: FindKeptPage
  readonly randomness: Randomness
  /** The site is reached by https alone. */
  readonly isSecure: boolean
  readonly saw: RequestTelemetry["saw"]
}

/** Other hosts are written differently in the address that a page is kept under. */
const PLAIN_HOST = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/

const cookiesIn = (kept: ReadyAnswer["headers"][string] | undefined): ReadonlyArray<string> =>
  kept === undefined ? [] : [kept].flat()

const isCall = (target: string): boolean => target.startsWith("/api/")

const pathOf = (target: string): string => {
  const [path = target] = target.split("?")
  return path
}

/**
 * Gives pages, and answers of the API, that are kept for signed-out guests without building what the
 * whole site needs for a request. Who brings a session, and every page that is not kept, goes the usual
 * way; both ways give the same answer.
 */
export const earlyPage = ({
  find,
  findAnswer = () => null,
  randomness,
  isSecure,
  saw,
}: EarlyPageNeeds): EarlyPage => {
  const withOwnParts = (
    page: ReadyAnswer,
    { target, headers: given }: Pick<KeptPageRequest, "target" | "headers">,
    request: string,
  ): ReadyAnswer => {
    if (isCall(target)) return { ...page, headers: { ...page.headers, "x-request-id": request } }
    const guest = sessionOf({ headers: given }, isSecure, randomness)
    const cookies = [
      ...cookiesIn(page.headers["set-cookie"]),
      ...(guest.isNew ? [sessionCookie(guest, isSecure)] : []),
    ]
    const headers = {
      ...page.headers,
      "x-request-id": request,
      ...(cookies.length > 0 && { "set-cookie": cookies }),
    }
    return { ...page, headers }
  }

  return ({ method, url: target = "/", headers: given }) => {
    const host = given.host ?? ""
    if (method !== "GET" || !PLAIN_HOST.test(host)) return null
    const headers = {
      get: (name: string) => {
        const value = given[name]
        return value === undefined ? null : String(value)
      },
    }
    if (isSignedInBy({ headers }, isSecure)) return null
    const found = (isCall(target) ? findAnswer : find)({ target, host, headers })
    if (found === null) return null
    const began = performance.now()
    return found.then((page) => {
      if (page === null) return null
      const request = Buffer.from(randomness.bytes(8)).toString("hex")
      saw({
        request,
        method,
        route: isCall(target) ? pathOf(target) : "pages",
        status: page.status,
        millis: Math.round((performance.now() - began) * 10) / 10,
      })
      return withOwnParts(page, { target, headers }, request)
    })
  }
}
