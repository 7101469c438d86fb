import { offlineMarks } from "#core/offline/offline-document.ts"
import type { Language } from "#core/kernel/localised.ts"
import { tagOf } from "#core/preferences/preferences.ts"
import { renderToStaticMarkup } from "react-dom/server"
import { i18nextSpeaker } from "../translations/server-words.ts"
import { translationOf } from "../translations/use-translation.tsx"
import { lookOfDocuments } from "./look-of-documents.ts"

const LOOK_OF_LIST = `
html { color-scheme: ${offlineMarks.scheme} }
section { text-align: start }
h2 { margin: .5rem 0 0; font-size: 1.125rem }
ul { margin: .5rem 0 0; padding: 0; list-style: none; display: grid; gap: .5rem }
ul a { display: block; border-radius: 12px }
small { display: block; margin: .25rem 1.25rem 0; opacity: .8 }
ul a:first-child { background: none; color: light-dark(#11603f, #7fd3ac) }`

/**
 * The page that a browser shows without a connection where it keeps nothing of what was asked for.
 * The build writes it once in each language; the worker that shows it fills in the marks.
 */
export const offlinePage = (language: Language): string => {
  const { t } = translationOf(language, i18nextSpeaker(language).say)
  const { nonce, address, list } = offlineMarks
  const page = (
    <html lang={tagOf[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{t("page.title", { page: t("offline.title") })}</title>
        <style nonce={nonce}>{lookOfDocuments + LOOK_OF_LIST}</style>
      </head>
      <body>
        <main>
          <h1>{t("offline.title")}</h1>
          <p>{t("offline.notKept")}</p>
        </main>
        <nav aria-label={t("brand.name")}>
          <a href={address}>{t("action.retry")}</a>
        </nav>
        <section hidden aria-labelledby="kept">
          <h2 id="kept">{t("offline.kept")}</h2>
          <ul role="list">{list}</ul>
        </section>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
