import { tagOf, type Preferences } from "#core/preferences/preferences.ts"
import { renderToStaticMarkup } from "react-dom/server"
import { i18nextSpeaker } from "../translations/server-words.ts"
import { translationOf } from "../translations/use-translation.tsx"
import { lookOfDocuments } from "./look-of-documents.ts"

type Asked = Preferences & {
  readonly nonce: string
  readonly address: string
  readonly demonstration?: boolean
  readonly isBusy?: boolean
}

/** The page for the day on which no page can be drawn: what happened, and two ways on. */
export const sorryPage = (asked: Asked): string => {
  const { language, theme, nonce, address, demonstration, isBusy = false } = asked
  const { t } = translationOf(language, i18nextSpeaker(language).say)
  const page = (
    <html lang={tagOf[language]} style={{ colorScheme: theme ?? "light dark" }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{t("page.title", { page: t("error.title") })}</title>
        <style nonce={nonce}>{lookOfDocuments}</style>
      </head>
      <body>
        <main>
          <h1>{t("error.heading")}</h1>
          <p>{t(isBusy ? "error.busy" : "error.unforeseen")}</p>
        </main>
        <nav aria-label={t("brand.name")}>
          <a href={address}>{t("action.retry")}</a>
          <a href="/">{t("notFound.action.home")}</a>
        </nav>
        {demonstration && (
          <aside aria-label={t("demonstration.label")}>
            <p>
              {t("demonstration.label")} {t("demonstration.text")}
            </p>
          </aside>
        )}
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
