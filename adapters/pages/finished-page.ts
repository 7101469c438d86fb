import type { Language } from "#core/kernel/localised.ts"
import { asksForCards } from "#core/payment/card-pages.ts"
import {
  isLanguage,
  isTheme,
  PREFERENCES_KEPT_SECONDS,
  tagOf,
} from "#core/preferences/preferences.ts"
import { compressedPage } from "../http-server/files/compressed-page.ts"
import { choiceCookie } from "../http-server/cookies.ts"
import type { OwnScripts } from "../http-server/own-scripts.ts"
import { pagePolicy, permissionsPolicy, type Neighbours } from "../http-server/security-headers.ts"

const NOT_MODIFIED = 304

/** A choice made by a link is kept, so that it works without a script too. */
const keepChoices = ({ url }: Request, headers: Headers, isSecure: boolean): void => {
  const { searchParams } = new URL(url)
  const keep = (name: string, value: string) =>
    headers.append(
      "set-cookie",
      choiceCookie(name, value, { seconds: PREFERENCES_KEPT_SECONDS, isSecure }),
    )
  const [language, theme] = [searchParams.get("lang"), searchParams.get("theme")]
  if (isLanguage(language)) keep("language", language)
  if (isTheme(theme)) keep("theme", theme)
}

/** What the headers of a page depend on, beside its address. */
type PageFacts = {
  readonly language: Language
  readonly own: OwnScripts
  readonly isPersonal: boolean
}

/** A page with its cookies, its policy and who may keep it, packed for who asks. */
export const finishedPage =
  (neighbours: Neighbours) =>
  (request: Request, page: Response, { language, own, isPersonal }: PageFacts): Response => {
    const place = { asksForCards: asksForCards(new URL(request.url).pathname) }
    keepChoices(request, page.headers, neighbours.secure)
    page.headers.set("content-language", tagOf[language])
    page.headers.set("cache-control", isPersonal ? "no-store" : "private, no-cache")
    page.headers.append("vary", "cookie, accept-language")
    // Who has the page already keeps its policy too, which lets in what stands in it.
    if (page.status !== NOT_MODIFIED)
      page.headers.set("content-security-policy", pagePolicy(own, neighbours, place))
    page.headers.set("permissions-policy", permissionsPolicy(neighbours, place))
    return page.headers.has("content-encoding") ? page : compressedPage(request, page)
  }
