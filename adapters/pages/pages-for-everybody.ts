import { informationPages, type InformationPage } from "#core/navigation/information-pages.ts"
import type { Language } from "#core/kernel/localised.ts"
import { isLanguage, languages, preferencesIn, type Theme } from "#core/preferences/preferences.ts"

/** A page that is the same for everybody who is not signed in and reads it like this. */
export type CommonPage = {
  readonly path: InformationPage
  readonly language: Language
  readonly theme: Theme | null
  /** The address itself names the language, so the page calls that address its own. */
  readonly isNamed: boolean
}

const THEMES: ReadonlyArray<Theme | null> = [null, "light", "dark"]

/** Every one of them: what a build writes down. */
export const commonPages: ReadonlyArray<CommonPage> = informationPages.flatMap((path) =>
  languages.flatMap((language) =>
    THEMES.flatMap((theme) => [false, true].map((isNamed) => ({ path, language, theme, isNamed }))),
  ),
)

/** Where a build writes it, under a folder of its own: `bm/help.dark.html`. */
export const pageFileOf = ({ path, language, theme, isNamed }: CommonPage): string =>
  [`${language}${path}`, ...(theme ? [theme] : []), ...(isNamed ? ["named"] : []), "html"].join(".")

/** The request by which anybody would ask for it. */
export const requestFor = ({ path, language, isNamed }: CommonPage, origin: string): Request =>
  new Request(`${origin}${path}${isNamed ? `?lang=${language}` : ""}`)

/** The page that a request asks for; null when it is none of them, or asks for more than that. */
export const commonPageOf = (request: Request): CommonPage | null => {
  const { pathname, search, searchParams } = new URL(request.url)
  const path = informationPages.find((page) => page === pathname)
  const isNamed = isLanguage(searchParams.get("lang")) && searchParams.size === 1
  return path && (isNamed || search === "") ? { path, ...preferencesIn(request), isNamed } : null
}
