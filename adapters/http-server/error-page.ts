import type { Randomness } from "#core/kernel/environment.port.ts"
import { preferencesIn, tagOf, type Preferences } from "#core/preferences/preferences.ts"
import { byNonce } from "./own-scripts.ts"

/** Says in the guest's language that a page could not be drawn, with ways on, and nothing of why. */
export type ErrorPage = (
  asked: Preferences & {
    readonly nonce: string
    readonly address: string
    readonly demonstration: boolean
    /** Nothing broke: the process has too much to do. */
    readonly isBusy: boolean
  },
) => string | Promise<string>

const SERVER_FAILED = 500

/** Lets in nothing but the page's own style, as that is named. */
export const policyOfErrorPage = (style: string): string =>
  `default-src 'none'; style-src ${style}; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`

/** Where the guest was, on this site: two slashes would name another. */
const addressOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url)
  return pathname.replace(/^\/+/, "/") + search
}

const isForReading = ({ headers }: Request): boolean =>
  headers.get("accept")?.includes("text/html") ?? false

/** Answers whoever asked for a page that broke on the way; null for programs, which read no page. */
export const withErrorPage =
  (sorryPage: ErrorPage, randomness: Randomness, demonstration = false) =>
  async (request: Request, isBusy = false): Promise<Response | null> => {
    if (!isForReading(request)) return null
    const preferences = preferencesIn(request)
    const nonce = Buffer.from(randomness.bytes(18)).toString("base64")
    const asked = { ...preferences, nonce, address: addressOf(request), demonstration, isBusy }
    return new Response(await sorryPage(asked), {
      status: SERVER_FAILED,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-language": tagOf[preferences.language],
        "content-security-policy": policyOfErrorPage(byNonce(nonce).styles),
        "cache-control": "no-store",
      },
    })
  }
