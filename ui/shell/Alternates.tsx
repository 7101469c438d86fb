import { isLanguage, languages, tagOf } from "#core/preferences/preferences.ts"
import { useLocation, useRouter } from "@tanstack/react-router"

/** Pages that are one guest's own, or a step of a journey: nobody is to find them by searching. */
const PRIVATE =
  /^\/(account|login|register|forgot-password|reset-password|verification|shortlist|booking\/(?!search$))/

/** The one address of this page, and those of the same page in each language. */
export const Alternates = () => {
  const { pathname, search } = useLocation()
  const { origin } = useRouter().options.context.facts
  if (PRIVATE.test(pathname)) return <meta name="robots" content="noindex" />
  const { lang } = search as { readonly lang?: unknown }
  const address = origin + pathname
  const own = typeof lang === "string" && isLanguage(lang) ? `${address}?lang=${lang}` : address
  return (
    <>
      <link rel="canonical" href={own} />
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={tagOf[language]}
          href={`${address}?lang=${language}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>
  )
}
