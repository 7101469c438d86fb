import { pageOfPayload } from "#core/navigation/information-pages.ts"
import { cleanPathOf } from "#core/navigation/redirects.ts"
import {
  createRequestHandler,
  RouterServer,
  renderRouterToStream,
} from "@tanstack/react-router/ssr/server"
import { Unreachable } from "./app/unwrap-answer.ts"
import { filesOfPages, type BuildFiles } from "./app/build-files.ts"
import { Alternates } from "./shell/Alternates.tsx"
import { NOTHING_SAVED } from "./app/use-saved-stays.ts"
import type { Articles } from "./app/context.ts"
import type { PageFacts } from "./app/page-facts.ts"
import type { Pages } from "./app/pages.ts"
import { screensOf } from "./app/screens-of.ts"
import { SharedPage } from "./shell/SharedPage.tsx"
import { StartScripts } from "./shell/StartScripts.tsx"
import { pagesRouter } from "./routes/router.tsx"
import { articleOf } from "./translations/pages/articles.ts"
import { TranslationProvider, translationOf } from "./translations/use-translation.tsx"
import { wordsOfPage } from "./translations/words-of-page.ts"
import { pageSpeaker, wordsOf } from "./translations/server-words.ts"

export { writeLetter } from "./mails/write-letter.tsx"

export { sorryPage } from "./documents/error-page.tsx"

export { offlinePage } from "./documents/offline-page.tsx"

export { receiptSheet } from "./documents/receipt-sheet.ts"

/** What the server gives for one page. */
export type RenderNeeds = Omit<PageFacts, "words"> & {
  readonly pages: Pages
  /** Allows this page's own scripts, and no others. */
  readonly nonce: string
  readonly files: BuildFiles
  /** How long the first byte waits for slow data. */
  readonly patienceMs: number
  /** Sends only the document frame; its content is rendered in the browser. */
  readonly inBrowserOnly?: boolean
}

const isUnreachable = (router: ReturnType<typeof pagesRouter>): boolean =>
  router.stores.matches.get().some(({ error }) => error instanceof Unreachable)

/** The page says so itself; the status and Retry-After say it to machines. */
const asUnreachable = ({ body, headers }: Response): Response =>
  new Response(body, {
    status: 503,
    headers: { ...Object.fromEntries(headers), "retry-after": "5" },
  })

/** What only a browser knows of a guest, as it is where a page is drawn for the first time. */
const contextOnServer = (
  facts: PageFacts,
  { pages, files, patienceMs }: Pick<RenderNeeds, "pages" | "files" | "patienceMs">,
): Parameters<typeof pagesRouter>[0] => {
  const words = pageSpeaker(facts.language)
  const chosen = { language: facts.language, theme: facts.theme }
  const no = async () => false
  const articles: Articles = async (page, language) => ({ ok: articleOf(page, language) })
  return {
    pages,
    articles,
    release: {
      isOutdated: () => false,
      subscribe: () => () => {},
      tell: () => {},
      isReachable: async () => true,
      reloadOnceFor: () => false,
    },
    head: () => (
      <>
        <StartScripts files={files} />
        <Alternates />
        <TranslationProvider translation={translationOf(facts.language, words.say)}>
          <SharedPage />
        </TranslationProvider>
      </>
    ),
    facts,
    session: { read: () => facts.user, subscribe: () => () => {}, becomes: () => {} },
    drafts: { read: () => ({}), keep: () => {}, forget: () => {} },
    preferences: { read: () => chosen, subscribe: () => () => {}, choose: () => {} },
    recent: { read: () => [], keep: () => {} },
    viewed: { read: async () => [], keep: () => {} },
    shortlist: { read: () => NOTHING_SAVED, subscribe: () => () => {}, mark: () => {} },
    sharing: { hasSheet: () => false, open: no, copy: no },
    words,
    completeWords: () => Promise.resolve(),
    journeys: null,
    account: null,
    patienceMs,
  }
}

/** One page as HTML that starts to flow before slow data has come. Redirects and 404 included. */
export const render = async (request: Request, needs: RenderNeeds): Promise<Response> => {
  const { pathname } = new URL(request.url)
  const clean = cleanPathOf(pathname)
  if (clean !== null) return new Response(null, { status: 301, headers: { location: clean } })
  const { pages, nonce, files, patienceMs, inBrowserOnly = false, ...known } = needs
  const payload = pageOfPayload(pathname)
  if (payload) return Response.json(articleOf(payload, needs.language))
  const pageWords = wordsOfPage(pathname, wordsOf[known.language])
  const facts: PageFacts = { ...known, words: pageWords }
  const context = contextOnServer(facts, { pages, files, patienceMs })
  const router = pagesRouter(context, { nonce, defaultSsr: !inBrowserOnly })
  const answer = createRequestHandler({
    request,
    createRouter: () => router,
    getRouterManifest: () => filesOfPages(files, screensOf(router)),
  })
  const response = await answer(({ responseHeaders }) =>
    renderRouterToStream({
      request,
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    }),
  )
  return isUnreachable(router) ? asUnreachable(response) : response
}
