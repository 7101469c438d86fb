import type { Properties } from "#core/search/properties.port.ts"
import { answerWith, pageToKeep } from "./kept-page-answer.ts"
import { keptPages, type KeptPage } from "./kept-pages.ts"
import { byNonce, type OwnScripts } from "../http-server/own-scripts.ts"
import { pagesStillTrue, type PagesNow, type VersionNow } from "./pages-still-true.ts"
import { commonPageOf } from "./pages-for-everybody.ts"
import { listenedTo, type PageQuestion } from "./page-questions.ts"

/** About 600 results pages; three processes of a small machine have room for as much. */
const LIMIT_BYTES = 48 * 1024 * 1024

/** The longest address, in characters, whose answer is kept: a search with every filter has less. */
export const LONGEST_ADDRESS = 1000

/** All by which kept pages differ at one address. */
export type Look = ReadonlyArray<string | null>

/** What a page is drawn for, and what it differs by. */
export type SharedPageRequest = {
  readonly request: Request
  readonly nonce: string
  readonly look: Look
}

/** The page under this address while it is of the version of now; null where none was kept. */
export type FindUnderAddress = (target: string, look: Look) => Promise<KeptPage | null> | null

type Drawn = { readonly page: Response; readonly own: OwnScripts }
type Draw = (properties: Properties) => Promise<Response>

/** Information pages change with the build alone. */
const SAME_FOR_ALL = {}

/**
 * Draws each page for signed-out guests once for as long as nothing that it shows changes, whatever
 * else does. What was drawn while something failed is given and not kept.
 */
export const pageKeeping = (versionNow: VersionNow = async () => null) => {
  const pages = keptPages(LIMIT_BYTES)
  const common = keptPages(LIMIT_BYTES / 4)
  const findTrue = pagesStillTrue<KeptPage>()

  const pagesNowFor = async (request: Request): Promise<PagesNow<KeptPage>> =>
    commonPageOf(request)
      ? { version: SAME_FOR_ALL, kept: common, now: async () => SAME_FOR_ALL }
      : { version: await versionNow(), kept: pages, now: versionNow }

  const keyOf = (address: string, look: Look): string => JSON.stringify([address, ...look])

  const find: FindUnderAddress = (target, look) => {
    const key = keyOf(target, look)
    const lasting = common.find(SAME_FOR_ALL, key)
    if (lasting) return Promise.resolve(lasting)
    if (!pages.last(key)) return null
    return versionNow().then((version) => version && pages.find(version, key))
  }

  const draw = async (
    { request, nonce, look }: SharedPageRequest,
    properties: Properties,
    drawPage: Draw,
  ): Promise<Drawn> => {
    const { pathname, search } = new URL(request.url)
    const pagesNow = await pagesNowFor(request)
    const { version, kept } = pagesNow
    const key = keyOf(pathname + search, look)
    const known = await findTrue(pagesNow, key, properties)
    if (known) return { page: await answerWith(known, request), own: known.own }
    let hasFailed = false
    const asked: Array<PageQuestion> = []
    const heard = {
      answered: (question: PageQuestion) => void asked.push(question),
      failed: () => void (hasFailed = true),
    }
    const page = await drawPage(listenedTo(properties, heard))
    const drawn = { page, own: byNonce(nonce) }
    const isKept = page.status === 200 && key.length <= LONGEST_ADDRESS
    if (!version || !isKept || !page.body) return drawn
    const [forGuest, forOthers] = page.body.tee()
    const keep = async () => {
      const html = await new Response(forOthers).text()
      if (hasFailed) return
      // Where the version changed meanwhile, the next guest comes with another, and all is asked again.
      kept.keep(version, key, pageToKeep(html, { nonce, known: page.headers, asked }))
    }
    // A page that broke off on its way is not kept; its guest has seen so.
    keep().catch(() => undefined)
    return { ...drawn, page: new Response(forGuest, page) }
  }
  return { draw, find }
}
