import { LIST_HIDDEN, offlineMarks } from "#core/offline/offline-document.ts"
import { tagOf, type Preferences } from "#core/preferences/preferences.ts"
import type { KeptFacts } from "./kept-answer.ts"
import { asHtml } from "./page-text.ts"

/** A page that is kept, as the offline page lists it. */
export type ListedPage = KeptFacts & { readonly address: string }

/** What the offline page is filled with. */
export type OfflineFacts = Preferences & {
  readonly nonce: string
  /** Path and query that the guest asked for. */
  readonly address: string
  readonly listed: ReadonlyArray<ListedPage>
}

/** The customs by which a moment is written: the day before the month, and Chinese as in China. */
const localeOf = { ...tagOf, en: "en-MY" }

const momentIn = (keptAt: string, language: Preferences["language"]): string =>
  Number.isNaN(Date.parse(keptAt))
    ? ""
    : new Intl.DateTimeFormat(localeOf[language], {
        dateStyle: "medium",
        timeStyle: "short",
        hourCycle: "h23",
        timeZone: "Asia/Kuala_Lumpur",
      }).format(new Date(keptAt))

const itemOf = (page: ListedPage, language: Preferences["language"]): string => {
  const { address, title, keptAt } = page
  const moment = momentIn(keptAt, language)
  return `<li><a href="${asHtml(address)}">${asHtml(title || address)}</a> <small>${asHtml(moment)}</small></li>`
}

/** The written offline page with everything in it that only the browser knows. */
export const filledOfflinePage = (
  written: string,
  { nonce, address, listed, language, theme }: OfflineFacts,
): string =>
  written
    .replaceAll(offlineMarks.nonce, nonce)
    .replaceAll(offlineMarks.scheme, theme ?? "light dark")
    .replace(LIST_HIDDEN, (hidden) => (listed.length > 0 ? "" : hidden))
    // Last, as what a guest typed or a property is called may hold anything.
    .replace(offlineMarks.address, () => asHtml(address))
    .replace(offlineMarks.list, () => listed.map((page) => itemOf(page, language)).join(""))
