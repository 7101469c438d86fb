import { tagOf, type Preferences } from "#core/preferences/preferences.ts"
import { renderToStaticMarkup } from "react-dom/server"
import { serverSpeaker } from "../translations/server-words.ts"
import { translationOf } from "../translations/use-translation.tsx"

/** Rendered without any request, so that it works whatever else has failed. */
const LOOK = `
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; gap: 1rem; padding: 1.5rem;
  box-sizing: border-box; max-width: 34rem; margin-inline: auto; text-align: center;
  font: 1.0625rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere;
  background: light-dark(#fdfaf4, #0f1714); color: light-dark(#1c2924, #f3f1ea) }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; text-wrap: balance }
p { margin: .5rem 0 0; text-wrap: balance }
nav { display: flex; flex-wrap: wrap; gap: .75rem; justify-content: center }
a { padding: .625rem 1.25rem; border: 1px solid; border-radius: 999px; text-decoration: none;
  color: light-dark(#11603f, #7fd3ac) }
a:first-child { background: light-dark(#11603f, #7fd3ac); color: light-dark(#fff, #0f1714) }
a:focus-visible { outline: 3px solid light-dark(#2466b8, #8ec7f5); outline-offset: 2px }`

type Asked = Preferences & {
  readonly nonce: string
  readonly address: string
  readonly demonstration?: boolean
  readonly isBusy?: boolean
}

/** The page for the day on which no page can be drawn: what happened, and two ways on. */
export const sorryPage = (asked: Asked): string => {
  const { language, theme, nonce, address, demonstration, isBusy = false } = asked
  const { t } = translationOf(language, serverSpeaker(language).say)
  const page = (
    <html lang={tagOf[language]} style={{ colorScheme: theme ?? "light dark" }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${t("error.title")} · ${t("brand.name")}`}</title>
        <style nonce={nonce}>{LOOK}</style>
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
