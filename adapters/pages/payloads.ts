import { pageOfPayload, payloadPathOf } from "#core/navigation/information-pages.ts"
import { preferencesIn } from "#core/preferences/preferences.ts"
import type { RequestHandler } from "../http-server/site.needs.ts"

/** The file in which a build wrote a page's text in one language down. */
const fileOf = (path: string, language: string): string =>
  path.replace(/\.json$/, `.${language}.json`)

/** Hands a page's text out in the language that its reader asks for; every other file as it is. */
export const inReadersLanguage =
  (files: RequestHandler): RequestHandler =>
  async (request) => {
    const url = new URL(request.url)
    const page = pageOfPayload(url.pathname)
    if (!page) return files(request)
    const { language } = preferencesIn(request)
    url.pathname = fileOf(payloadPathOf(page), language)
    const response = await files(new Request(url, { headers: request.headers }))
    response?.headers.append("vary", "cookie, accept-language")
    return response
  }
