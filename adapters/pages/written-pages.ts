import { createHash } from "node:crypto"
import { commonPageOf, pageFileOf, requestFor, type CommonPage } from "./pages-for-everybody.ts"
import type { PageNeeds, Render } from "./page-needs.ts"

/** What stands in a written page where each answer has something of its own. */
const ORIGIN = "https://origin.invalid"
const NONCE = "nonce-of-the-answer"

/** What of a deployment can be seen in such a page, beside what it tells its scripts. */
type Look<Pages, Files> = Pick<
  PageNeeds<Pages, Files>,
  "sandbox" | "demonstration" | "company" | "followUs" | "analytics" | "cardForm" | "holdMinutes"
>

/** What differs from answer to answer; the page's scripts read it from the page. */
type Facts<Pages, Files> = Omit<PageNeeds<Pages, Files>, "pages" | "files" | "patienceMs">

/** Draws a page once for everybody who will read it like this. */
export const drawCommonPage =
  <Pages, Files>(render: Render<Pages, Files>, files: Files, look: Look<Pages, Files>) =>
  async (page: CommonPage): Promise<string> => {
    const request = requestFor(page, ORIGIN)
    const drawn = await render(request, {
      ...look,
      language: page.language,
      theme: page.theme,
      // Such a page shows nothing that would have to be asked for.
      pages: null as Pages,
      files,
      nonce: NONCE,
      apiBase: "",
      origin: ORIGIN,
      today: "2000-01-01" as PageNeeds<Pages, Files>["today"],
      user: null,
      patienceMs: 0,
    })
    return drawn.text()
  }

const FACTS = /(<script id="page-facts"[^>]*>)(.*?)(<\/script>)/s

/** The facts as text that no `<` can end early. */
const written = (facts: object): string => JSON.stringify(facts).replaceAll("<", "\\u003c")

/** The page as this deployment gives it today, still without the answer's own nonce. */
const filled = (text: string, { nonce: _, ...facts }: { nonce: string; origin: string }): string =>
  text
    .replace(FACTS, (_all, before: string, known: string, after: string) =>
      [before, written({ ...JSON.parse(known), ...facts }), after].join(""),
    )
    .replaceAll(ORIGIN, facts.origin)

const etagOf = (text: string): string =>
  `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`

/** Where the pages come from: as the build wrote them, or drawn once where a deployment looks different. */
export type CommonPageSource = (page: CommonPage) => Promise<string>

/** Each page is fetched once and kept. */
const keptFrom = (source: CommonPageSource): CommonPageSource => {
  const kept = new Map<string, Promise<string>>()
  return (page) => {
    const name = pageFileOf(page)
    const text = kept.get(name) ?? source(page)
    kept.set(name, text)
    text.catch(() => kept.delete(name))
    return text
  }
}

/** Answers with a page that was written before anybody asked; null for every other page. */
export const writtenPages = (source: CommonPageSource) => {
  const textOf = keptFrom(source)
  return async <Pages, Files>(
    request: Request,
    facts: Facts<Pages, Files>,
  ): Promise<Response | null> => {
    const page = commonPageOf(request)
    if (!page || facts.user) return null
    const text = filled(await textOf(page), facts)
    const headers = { etag: etagOf(text), "content-type": "text/html; charset=utf-8" }
    return request.headers.get("if-none-match") === headers.etag
      ? new Response(null, { status: 304, headers })
      : new Response(text.replaceAll(NONCE, facts.nonce), { headers })
  }
}
