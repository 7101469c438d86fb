import { languages } from "#core/preferences/preferences.ts"
import { informationPages, payloadPathOf } from "#core/navigation/information-pages.ts"
import { articleOf } from "./articles.ts"

/** What a build writes down of the information pages: one file a page and language. */
export const payloadFiles = (): ReadonlyArray<{
  readonly fileName: string
  readonly source: string
}> =>
  informationPages.flatMap((page) =>
    languages.map((language) => ({
      fileName: payloadPathOf(page)
        .slice(1)
        .replace(/\.json$/, `.${language}.json`),
      source: JSON.stringify(articleOf(page, language)),
    })),
  )
