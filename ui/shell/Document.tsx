import { tagOf } from "#core/preferences/preferences.ts"
import { HeadContent, Scripts, useRouter } from "@tanstack/react-router"
import { useSyncExternalStore, type ReactNode } from "react"
import { unbroken } from "../translations/unbroken.ts"
import { TranslationProvider, translationOf } from "../translations/use-translation.tsx"
import { PAGE_FACTS_ID, writtenFacts } from "../app/page-facts.ts"

const PAPER = { light: "#fbf9f4", dark: "#0e1613" } as const

/** Pages of a development server do not wait for a first paint: start-when-painted.ts is not in them. */
const STARTED = import.meta.env.DEV ? "" : undefined

/** The whole document: it wears the theme and speaks the language before anything is drawn. */
export const Document = ({ children }: { readonly children: ReactNode }) => {
  const { preferences, words, facts, head } = useRouter().options.context
  const chosen = useSyncExternalStore(preferences.subscribe, preferences.read, preferences.read)
  const translation = translationOf(chosen.language, (key, gaps) => unbroken(words.say(key, gaps)))
  return (
    <html
      lang={tagOf[chosen.language]}
      data-language={chosen.language}
      data-theme={chosen.theme ?? undefined}
      data-font={STARTED}
      data-far={STARTED}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={chosen.theme ?? "light dark"} />
        <ThemeColour theme={chosen.theme} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {head?.()}
        <HeadContent />
      </head>
      <body>
        <TranslationProvider translation={translation}>{children}</TranslationProvider>
        <script
          id={PAGE_FACTS_ID}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: typeof document === "undefined" ? writtenFacts(facts) : "",
          }}
        />
        <Scripts />
      </body>
    </html>
  )
}

const ThemeColour = ({ theme }: { readonly theme: "light" | "dark" | null }) =>
  theme ? (
    <meta name="theme-color" content={PAPER[theme]} />
  ) : (
    <>
      <meta name="theme-color" content={PAPER.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={PAPER.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
